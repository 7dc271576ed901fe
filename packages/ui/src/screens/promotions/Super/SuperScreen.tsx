import type { Activity } from '@fortuna/domain/model/promotions-activities.ts';
import { useTranslation } from 'react-i18next';
import { Countdown } from '../../../components/Countdown/Countdown.tsx';
import type { PageView } from '../../page/loadable.ts';
import type { ActivityContent } from '../Activity.view.ts';
import { ActivityClaim } from '../parts/ActivityClaim.tsx';
import { ActivityFrame, ActivitySteps } from '../parts/ActivityFrame.tsx';
import { ActivityColumns } from '../parts/activity-layout.tsx';
import { Conditions } from '../parts/Conditions.tsx';
import { useFigureText } from '../parts/figure-text.ts';
import { useSecondsLeft } from '../parts/useSecondsLeft.ts';
import { TurnoverRoad } from './TurnoverRoad.tsx';
import { TwinBars } from './TwinBars.tsx';

export const superStates = [
  'Guest',
  'BeforeTheFirstDeposit',
  'Open',
  'BeyondTheCap',
  'TooSmall',
  'Claimed',
  'Expired',
  'NotEligible',
  'Loading',
] as const;

export interface SuperScreenProps {
  readonly view: PageView<ActivityContent>;
}

/** The first deposit and what it earns, and what is played at a time; of the most that can be had while there is none. Centavos. */
function figuresOf({ rule, state }: Activity) {
  const { maxReward, min, shareBasisPoints, turnoverOn } = rule;
  const deposit = state?.progress ?? 0;
  const reward = state?.reward ?? 0;
  const shown = reward > 0 ? reward : (maxReward ?? min ?? 0);
  const counted = turnoverOn === 'deposit' ? (shown * 10_000) / (shareBasisPoints || 10_000) : shown;
  return { deposit, reward, shown, turnover: counted * rule.turnoverTimes };
}

/** `/promotion/activity/super`: the first deposit and what it earns, and the road that has to be played. */
export function SuperScreen({ view }: SuperScreenProps) {
  return (
    <ActivityFrame
      part="super"
      view={view}
      now={(page) => {
        const { deposit, reward } = figuresOf(page.activity);
        return (
          <>
            <TwinBars
              deposit={deposit}
              bonus={reward}
              cap={page.activity.rule.maxReward}
              isOver={page.activity.state?.status === 'expired'}
            />
            <WelcomeClaim {...page} />
          </>
        );
      }}
    >
      {({ activity }) => (
        <ActivityColumns>
          <TurnoverRoad turnover={figuresOf(activity).turnover} times={activity.rule.turnoverTimes} />
          <ActivitySteps content={activity.content} />
        </ActivityColumns>
      )}
    </ActivityFrame>
  );
}

/** What binds, and the claim; before the first deposit the way to it. */
function WelcomeClaim({ activity, serverTime, claims, onOver }: ActivityContent) {
  const { t } = useTranslation('promotions-deposit');
  const { t: tCommon } = useTranslation('promotions');
  const { money } = useFigureText();
  const { rule, state } = activity;
  const { deposit, reward, shown, turnover } = figuresOf(activity);
  const seconds = useSecondsLeft(state?.status === 'open' ? state.endsAt : null, serverTime, onOver);
  const isBefore = state !== null && state.status === 'locked' && deposit === 0;

  function lockedReason(): string {
    const values = { deposit: money(deposit), min: money(rule.min ?? 0) };
    return isBefore ? t('super.before', values) : t('super.tooSmall', values);
  }

  return (
    <>
      <Conditions
        rule={rule}
        example={
          reward > 0
            ? t('super.example', {
                deposit: money(deposit),
                reward: money(reward),
                turnover: money(turnover),
              })
            : t('super.exampleOfMost', { most: money(shown), turnover: money(turnover) })
        }
      />
      {seconds !== null && (
        <Countdown
          label={tCommon('endsIn')}
          seconds={seconds}
          minuteText={(count) => tCommon('minutesLeft', { count })}
          dayText={(count) => tCommon('daysLeft', { count })}
        />
      )}
      <ActivityClaim
        activity={activity}
        claims={claims}
        lockedReason={lockedReason()}
        needsDeposit={isBefore}
      />
    </>
  );
}
