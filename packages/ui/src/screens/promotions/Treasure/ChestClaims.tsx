import type { Activity, ActivityTier } from '@fortuna/domain/model/promotions-activities.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { media } from '../../../theme/media.ts';
import { surface } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';
import type { Claims } from '../Claims.view.ts';
import { ClaimReward } from '../parts/ClaimReward.tsx';
import { useFigureText } from '../parts/figure-text.ts';

export interface ChestClaimsProps {
  readonly activity: Activity;
  readonly claims: Claims;
}

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s3};
  ${media.wide} {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    grid-template-columns: none;
  }
`;

/** Name and button in a row, what the claim has to say below both; one below the other where chests stand side by side. */
const Chest = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space.s3};
  padding: ${vars.space.s4};
  ${surface}
  > :first-child {
    flex: 1 1 9rem;
    min-width: 0;
  }
  ${media.wide} {
    align-content: space-between;
    > :first-child {
      flex-basis: 100%;
    }
  }
  &[data-state='open'] {
    border-color: ${vars.color.accent};
  }
`;

const Name = styled.h2`
  font-size: ${vars.text.md};
  overflow-wrap: anywhere;
`;

const Note = styled.p`
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
`;

/** The chests once more, to be opened: each by itself. */
export function ChestClaims({ activity: { code, tiers, state }, claims }: ChestClaimsProps) {
  const { t } = useTranslation('promotions-daily');
  const { t: tCommon } = useTranslation('promotions');
  const { money } = useFigureText();
  const bets = state?.progress ?? 0;

  function lockedReason({ from }: ActivityTier): string {
    if (state === null) return tCommon('claim.notEligible');
    return t('treasure.missing', { missing: money(Math.max(0, from - bets)) });
  }

  return (
    <List aria-label={t('treasure.claims')} data-part="chest-claims">
      {tiers.map((tier) => (
        <Chest key={tier.id} data-state={tier.state}>
          <div>
            <Name>{tier.name}</Name>
            <Note>
              {state !== null && tier.state === 'locked' ? lockedReason(tier) : money(tier.reward.min)}
            </Note>
          </div>
          <ClaimReward
            claims={claims}
            target={{ by: 'activity', code, tierId: tier.id }}
            state={tier.state}
            subject={tier.name}
            lockedReason={lockedReason(tier)}
          />
        </Chest>
      ))}
    </List>
  );
}
