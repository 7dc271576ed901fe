import type { Activity, ActivityTier } from '@fortuna/domain/model/promotions-activities.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { figure } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';
import type { Claims } from '../Claims.view.ts';
import { ClaimReward } from '../parts/ClaimReward.tsx';
import { useFigureText } from '../parts/figure-text.ts';
import { Chest } from './Chest.tsx';
import { partOfLeg } from './trail.ts';

export interface ChestTrailProps {
  readonly activity: Activity;
  readonly claims: Claims | null;
}

const List = styled.ol`
  display: grid;
`;

const Stage = styled.li`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  gap: ${vars.space.s4};
`;

/** The leg of the trail that leads to a chest, filled as far as the bets reach. */
const Leg = styled.svg`
  width: 100%;
  height: 100%;
  .way {
    fill: ${vars.color.surface3};
  }
  .gone {
    fill: ${vars.color.accent};
  }
  @media (forced-colors: active) {
    .way {
      fill: GrayText;
    }
    .gone {
      fill: Highlight;
    }
  }
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${vars.space.s3} ${vars.space.s4};
  align-items: center;
  padding-block: ${vars.space.s5};
  border-bottom: 1px solid ${vars.color.line};
  > [data-part='claim-reward'] {
    grid-column: 1 / -1;
  }
`;

const Name = styled.h2`
  font-size: ${vars.text.lg};
`;

const Goal = styled.p`
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
`;

const Gives = styled.strong`
  display: block;
  margin-top: ${vars.space.s1};
  color: ${vars.color.win};
  font-family: ${vars.font.display};
  font-size: ${vars.text.xxl};
  font-weight: ${vars.weight.display};
  line-height: 1.1;
  ${figure}
`;

/** The chests along the day's bets, the nearest first; each is opened by itself. */
export function ChestTrail({ activity: { code, tiers, state }, claims }: ChestTrailProps) {
  const { t } = useTranslation('promotions-daily');
  const { t: tCommon } = useTranslation('promotions');
  const { money } = useFigureText();
  const bets = state?.progress ?? 0;

  function lockedReason({ from }: ActivityTier): string {
    if (state === null) return tCommon('claim.notEligible');
    return t('treasure.missing', { missing: money(Math.max(0, from - bets)) });
  }

  return (
    <List aria-label={t('treasure.trail')} data-part="chest-trail">
      {tiers.map((tier, index) => (
        <Stage key={tier.id}>
          <Leg viewBox="0 0 20 100" preserveAspectRatio="none" aria-hidden="true">
            <rect className="way" width={20} height={100} />
            <rect className="gone" width={20} height={partOfLeg(tiers, index, bets) * 100} />
          </Leg>
          <Words>
            <div>
              <Name>{tier.name}</Name>
              <Goal>{t('treasure.goal', { goal: money(tier.from) })}</Goal>
              <Gives>{money(tier.reward.min)}</Gives>
              {state !== null && tier.state === 'locked' && <Goal>{lockedReason(tier)}</Goal>}
            </div>
            <Chest state={tier.state} />
            {claims !== null && (
              <ClaimReward
                claims={claims}
                target={{ by: 'activity', code, tierId: tier.id }}
                state={tier.state}
                subject={tier.name}
                lockedReason={lockedReason(tier)}
              />
            )}
          </Words>
        </Stage>
      ))}
    </List>
  );
}
