import type { Activity, ActivityTier } from '@fortuna/domain/model/promotions-activities.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { figure, surface } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';
import type { Claims } from '../Claims.view.ts';
import { ClaimReward } from '../parts/ClaimReward.tsx';
import { useFigureText } from '../parts/figure-text.ts';

export interface MagnetGoalsProps {
  readonly activity: Activity;
  readonly claims: Claims | null;
}

const Goals = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  gap: ${vars.space.s4};
`;

const Goal = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s3};
  align-content: space-between;
  padding: ${vars.space.s4};
  ${surface}
  &[data-state='open'] {
    border-top: 6px solid ${vars.color.accent};
  }
  &[data-state='claimed'] {
    border-top: 6px solid ${vars.color.success};
  }
`;

const Reward = styled.p`
  color: ${vars.color.win};
  font-family: ${vars.font.display};
  font-size: ${vars.text.xl};
  font-weight: ${vars.weight.display};
  line-height: 1.15;
  ${figure}
`;

const Small = styled.p`
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
`;

/** The goals of the month, each with what it gives and its own claim. */
export function MagnetGoals({ activity: { code, rule, tiers, state }, claims }: MagnetGoalsProps) {
  const { t } = useTranslation('promotions-friends');
  const { t: tPromotions } = useTranslation('promotions');
  const { money, figure: count } = useFigureText();
  const friends = state?.progress ?? 0;
  return (
    <Goals aria-label={t('magnet.goals')} data-part="magnet-goals">
      {tiers.map((tier) => (
        <Goal key={tier.id} data-state={state === null ? undefined : tier.state}>
          <div>
            <Small>{count(rule.metric, tier.from)}</Small>
            <Reward>{rewardOf(tier)}</Reward>
            <Small>{turnoverOf(tier)}</Small>
            {state !== null && tier.state === 'locked' && <Small>{missing(tier)}</Small>}
          </div>
          {claims !== null && (
            <ClaimReward
              claims={claims}
              target={{ by: 'activity', code, tierId: tier.id }}
              state={tier.state}
              subject={tier.name}
              lockedReason={missing(tier)}
            />
          )}
        </Goal>
      ))}
    </Goals>
  );

  function missing({ from }: ActivityTier): string {
    return t('magnet.missing', { count: Math.max(0, from - friends) });
  }

  function rewardOf({ reward: { unit, min }, name }: ActivityTier): string {
    return unit === 'money' ? money(min) : name;
  }

  function turnoverOf({ reward: { unit, min } }: ActivityTier): string | null {
    if (unit !== 'money' || rule.turnoverOn !== 'reward') return null;
    return tPromotions('claim.toPlay', { amount: money(rule.turnoverTimes * min) });
  }
}
