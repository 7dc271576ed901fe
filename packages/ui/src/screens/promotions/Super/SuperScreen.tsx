import type { Activity } from '@fortuna/domain/model/promotions-activities.ts';
import { useTranslation } from 'react-i18next';
import { Countdown } from '../../../components/Countdown/Countdown.tsx';
import type { PageView } from '../../page/loadable.ts';
import type { ActivityContent } from '../Activity.view.ts';
import { ActivityClaim } from '../parts/ActivityClaim.tsx';
import { ActivityFrame } from '../parts/ActivityFrame.tsx';
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
  /** The activity, and where the member stands in it; or why it cannot be shown: signed out, on its way, failed. */
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
            <Ending {...page} />
          </>
        );
      }}
      binds={({ activity }) => <WelcomeConditions {...activity} />}
      claim={(page) => <WelcomeClaim {...page} />}
    >
      {({ activity }) => (
        <TurnoverRoad turnover={figuresOf(activity).turnover} times={activity.rule.turnoverTimes} />
      )}
    </ActivityFrame>
  );
}

/** How long the bonus can be claimed. */
function Ending({ activity: { state }, serverTime, onOver }: ActivityContent) {
  const { t } = useTranslation('promotions');
  const seconds = useSecondsLeft(state?.status === 'open' ? state.endsAt : null, serverTime, onOver);
  if (seconds === null) return null;
  return (
    <Countdown
      label={t('endsIn')}
      seconds={seconds}
      minuteText={(count) => t('minutesLeft', { count })}
      dayText={(count) => t('daysLeft', { count })}
    />
  );
}

function WelcomeConditions(activity: Activity) {
  const { t } = useTranslation('promotions-deposit');
  const { money } = useFigureText();
  const { deposit, reward, shown, turnover } = figuresOf(activity);
  return (
    <Conditions
      rule={activity.rule}
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
  );
}

/** The claim; before the first deposit the way to it. */
function WelcomeClaim({ activity, claims }: ActivityContent) {
  const { t } = useTranslation('promotions-deposit');
  const { money } = useFigureText();
  const { rule, state } = activity;
  const { deposit } = figuresOf(activity);
  const isBefore = state !== null && state.status === 'locked' && deposit === 0;
  const values = { deposit: money(deposit), min: money(rule.min ?? 0) };
  return (
    <ActivityClaim
      activity={activity}
      claims={claims}
      lockedReason={isBefore ? t('super.before', values) : t('super.tooSmall', values)}
      needsDeposit={isBefore}
    />
  );
}
