import type { Activity } from '@fortuna/domain/model/promotions-activities.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Card } from '../../../components/Card/Card.tsx';
import { Countdown } from '../../../components/Countdown/Countdown.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Progress } from '../../../components/Progress/Progress.tsx';
import { SectionHeader } from '../../../components/SectionHeader/SectionHeader.tsx';
import { vars } from '../../../theme/vars.ts';
import type { PageView } from '../../page/loadable.ts';
import type { ActivityContent } from '../Activity.view.ts';
import { ActivityClaim } from '../parts/ActivityClaim.tsx';
import { ActivityFrame } from '../parts/ActivityFrame.tsx';
import { BigFigure, FigureLabel } from '../parts/big-figure.ts';
import { Conditions } from '../parts/Conditions.tsx';
import { useFigureText } from '../parts/figure-text.ts';
import { useSecondsLeft } from '../parts/useSecondsLeft.ts';
import { RainClock } from './RainClock.tsx';
import { rainsOf } from './rains.ts';

export const mysteriousStates = [
  'Guest',
  'Raining',
  'NotQualified',
  'Caught',
  'NotEligible',
  'LongText',
  'Loading',
] as const;

export interface MysteriousScreenProps {
  /** The activity, and where the member stands in it; or why it cannot be shown: signed out, on its way, failed. */
  readonly view: PageView<ActivityContent>;
}

const Who = styled.section`
  display: grid;
  gap: ${vars.space.s3};
`;

const Met = styled.p`
  display: flex;
  gap: ${vars.space.s2};
  align-items: center;
  > svg {
    flex: none;
    color: ${vars.color.success};
  }
`;

/** `/promotion/activity/mysterious`: the day as a clock of rains; what is caught shows when it has been caught. */
export function MysteriousScreen({ view }: MysteriousScreenProps) {
  return (
    <ActivityFrame
      part="mysterious"
      view={view}
      now={(page) => <TakingPart {...page} />}
      binds={({ activity: { rule } }) => <Binds rule={rule} />}
      claim={(page) => <Catch {...page} />}
    >
      {(page) => <Sky {...page} />}
    </ActivityFrame>
  );
}

/** The rains of the day, and how long the one that runs will. */
function Sky({ activity: { state }, serverTime, onOver }: ActivityContent) {
  const { t } = useTranslation('promotions-daily');
  const { t: tCommon } = useTranslation('promotions');
  const { money } = useFigureText();
  const rains = rainsOf(serverTime);
  const running = rains.find((rain) => rain.state === 'running');
  const seconds = useSecondsLeft(state?.endsAt ?? running?.to ?? null, serverTime, onOver);
  const caught = state?.status === 'claimed' ? state.reward : null;
  return (
    <Card padding="lg">
      <RainClock rains={rains} serverTime={serverTime}>
        {caught !== null ? (
          <>
            <FigureLabel>{t('mysterious.caught')}</FigureLabel>
            <BigFigure data-tone="win">{money(caught)}</BigFigure>
          </>
        ) : (
          <strong>{t('mysterious.running')}</strong>
        )}
        {seconds !== null && (
          <Countdown
            label={t(caught === null ? 'mysterious.endsIn' : 'mysterious.nextIn')}
            seconds={seconds}
            minuteText={(count) => tCommon('minutesLeft', { count })}
          />
        )}
      </RainClock>
    </Card>
  );
}

/** What is missing of the deposits that let a member take part. */
function missingOf({ state }: Activity): number {
  return state?.next == null ? 0 : Math.max(0, state.next - state.progress);
}

/** Who takes part. */
function TakingPart({ activity, serverTime }: ActivityContent) {
  const { rule, state } = activity;
  const { t } = useTranslation('promotions-daily');
  const { money } = useFigureText();
  const missing = missingOf(activity);
  const least = rule.min ?? 0;
  const isRaining =
    state?.status !== 'claimed' && rainsOf(serverTime).some((rain) => rain.state === 'running');
  return (
    <>
      {state !== null && least > 0 && missing > 0 && (
        <Who aria-labelledby="mysterious-who">
          <SectionHeader id="mysterious-who" title={t('mysterious.who')} />
          <Progress
            label={t('mysterious.recent')}
            value={state.progress}
            max={least}
            valueText={t('mysterious.of', { value: money(state.progress), all: money(least) })}
          />
        </Who>
      )}
      {state !== null && least > 0 && missing === 0 && (
        <Met>
          <Icon name="check" size={20} />
          {t(isRaining ? 'mysterious.qualifiedNow' : 'mysterious.qualified')}
        </Met>
      )}
    </>
  );
}

function Binds({ rule }: Pick<Activity, 'rule'>) {
  const { t } = useTranslation('promotions-daily');
  const { money } = useFigureText();
  return (
    <Conditions
      rule={rule}
      example={
        rule.maxReward === null
          ? t('mysterious.hidden')
          : `${t('mysterious.hidden')} ${t('mysterious.most', { most: money(rule.maxReward) })}`
      }
    />
  );
}

function Catch({ activity, claims }: ActivityContent) {
  const { t } = useTranslation('promotions-daily');
  const { money } = useFigureText();
  const missing = missingOf(activity);
  return (
    <ActivityClaim
      activity={activity}
      claims={claims}
      lockedReason={t('mysterious.missing', { missing: money(missing) })}
      needsDeposit={missing > 0}
    />
  );
}
