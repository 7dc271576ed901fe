import type { Activity } from '@fortuna/domain/model/promotions-activities.ts';
import type { RewardList } from '@fortuna/domain/model/promotions-rewards.ts';
import { formatPercent } from '@fortuna/domain/percent.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Card } from '../../../components/Card/Card.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { vars } from '../../../theme/vars.ts';
import type { PageView } from '../../page/loadable.ts';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import type { ActivityContent } from '../Activity.view.ts';
import { ActivityClaim } from '../parts/ActivityClaim.tsx';
import { ActivityFrame } from '../parts/ActivityFrame.tsx';
import { Conditions } from '../parts/Conditions.tsx';
import { useFigureText } from '../parts/figure-text.ts';
import { FirstDeposit } from './FirstDeposit.tsx';
import { MonthSum } from './MonthSum.tsx';
import { TierLines } from './TierLines.tsx';
import { TierStairs } from './TierStairs.tsx';
import { paidOn } from './tier-share.ts';

export const rechargeStates = [
  'Guest',
  'Running',
  'BeforeTheFirstTier',
  'Open',
  'Claimed',
  'NoTopUps',
  'FirstDepositFailed',
  'FirstDepositLoading',
  'NotEligible',
  'LongText',
  'Loading',
] as const;

export interface RechargeContent extends ActivityContent {
  /** What the first deposit gives; null for guests. */
  readonly firstDeposit: PageView<RewardList> | null;
}

export interface RechargeScreenProps {
  /** What deposits bring, and what has been claimed; or why it cannot be shown: signed out, on its way, failed. */
  readonly view: PageView<RechargeContent>;
}

const Ladder = styled(Card)`
  display: grid;
  gap: ${vars.space.s5};
`;

/** `/promotion/activity/recharge`: a staircase of five tiers that the month's deposits climb, and the gift of the first deposit. */
export function RechargeScreen({ view }: RechargeScreenProps) {
  return (
    <ActivityFrame
      part="recharge"
      view={view}
      skeleton={
        <>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </>
      }
      now={({ activity: { tiers, state }, serverTime, onOver }) =>
        state !== null && <MonthSum tiers={tiers} state={state} serverTime={serverTime} onOver={onOver} />
      }
      binds={({ activity }) => <TierConditions {...activity} />}
      claim={({ activity, claims }) => <TierClaim activity={activity} claims={claims} />}
    >
      {({ activity: { tiers, state }, firstDeposit, claims }) => (
        <>
          <Ladder>
            <TierStairs tiers={tiers} sum={state?.progress ?? null} />
            <TierLines tiers={tiers} />
          </Ladder>
          {firstDeposit !== null && <FirstDeposit rewards={firstDeposit} claims={claims} />}
        </>
      )}
    </ActivityFrame>
  );
}

interface TierClaimProps extends Pick<ActivityContent, 'claims'> {
  readonly activity: Activity;
}

/** What binds, in the player's own numbers. */
function TierConditions({ rule, tiers, state }: Activity) {
  const { t } = useTranslation('promotions-deposit');
  const { money } = useFigureText();
  const language = useSiteLanguage();
  const [first] = tiers;
  const reward = state?.reward ?? 0;

  function exampleOf(): string | undefined {
    if (state !== null && reward > 0) {
      const base = paidOn(tiers, state.progress);
      return t('recharge.example', {
        sum: money(state.progress),
        reward: money(reward),
        turnover: money(base * rule.turnoverTimes),
      });
    }
    return (
      first &&
      t('recharge.exampleOfTier', {
        sum: money(first.from),
        share: formatPercent(first.reward.min, language),
        turnover: money(first.from * rule.turnoverTimes),
      })
    );
  }

  return <Conditions rule={rule} example={exampleOf()} />;
}

function TierClaim({ activity, claims }: TierClaimProps) {
  const { rule, state } = activity;
  const { t } = useTranslation('promotions-deposit');
  const { money } = useFigureText();
  const reward = state?.reward ?? 0;

  function lockedReason(): string {
    if (reward > 0) return t('recharge.claimNextMonth', { count: rule.claimDays ?? 0 });
    return t('recharge.belowFirst', { missing: money((state?.next ?? 0) - (state?.progress ?? 0)) });
  }

  return (
    <ActivityClaim
      activity={activity}
      claims={claims}
      lockedReason={lockedReason()}
      needsDeposit={state !== null && reward === 0}
    />
  );
}
