import type { Activity } from '@fortuna/domain/model/promotions-activities.ts';
import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Countdown } from '../../../components/Countdown/Countdown.tsx';
import { useBrand } from '../../../theme/brand-context.ts';
import { media } from '../../../theme/media.ts';
import { surface } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';
import type { PageView } from '../../page/loadable.ts';
import type { ActivityContent } from '../Activity.view.ts';
import { ActivityFrame } from '../parts/ActivityFrame.tsx';
import { ClaimLogin } from '../parts/ClaimReward.tsx';
import { Conditions } from '../parts/Conditions.tsx';
import { useFigureText } from '../parts/figure-text.ts';
import { NextStep } from '../parts/NextStep.tsx';
import { ReadyRewards } from '../parts/ReadyRewards.tsx';
import { readyOf } from '../parts/ready-tiers.ts';
import { useSecondsLeft } from '../parts/useSecondsLeft.ts';
import { MagnetGoals } from './MagnetGoals.tsx';
import { MagnetPicture } from './MagnetPicture.tsx';

export const magnetStates = ['Guest', 'FirstFriends', 'Open', 'AllClaimed', 'LongText', 'Loading'] as const;

export interface MagnetScreenProps {
  /** The activity, and where the member stands in it; or why it cannot be shown: signed out, on its way, failed. */
  readonly view: PageView<ActivityContent>;
}

/** The picture over all of the width, its words in it where there is room. */
const Field = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s4};
  align-items: center;
  padding: ${vars.space.s5} ${vars.space.s4} 0;
  overflow: hidden;
  ${surface}
  > :last-child {
    display: grid;
    gap: ${vars.space.s2};
    justify-items: center;
    padding-bottom: ${vars.space.s5};
    text-align: center;
  }
  ${media.wide} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    padding-inline: ${vars.space.s6};
    > :last-child {
      justify-items: start;
      text-align: start;
    }
  }
`;

const Friends = styled.p`
  font-family: ${vars.font.display};
  font-size: ${vars.text.xxl};
  font-weight: ${vars.weight.display};
  line-height: 1.1;
`;

/** `/promotion/activity/magnet`: friends of the month, drawn to three goals. */
export function MagnetScreen({ view }: MagnetScreenProps) {
  const { t } = useTranslation('promotions-friends');
  const { money, figure } = useFigureText();

  function exampleOf({ rule, tiers, state }: Activity): string | undefined {
    const friends = state?.progress ?? 0;
    const tier = tiers.findLast(({ from }) => from <= friends) ?? tiers[0];
    if (tier?.reward.unit !== 'money') return undefined;
    return t('magnet.example', {
      friends: figure(rule.metric, tier.from),
      reward: money(tier.reward.min),
      turnover: money(rule.turnoverTimes * tier.reward.min),
    });
  }

  return (
    <ActivityFrame
      part="magnet"
      view={view}
      now={(content) => <MonthField {...content} />}
      binds={({ activity }) => <Conditions rule={activity.rule} example={exampleOf(activity)} />}
      claim={({ activity, claims }) => (claims === null ? <ClaimLogin /> : <WayOn activity={activity} />)}
    >
      {({ activity, claims }) => <MagnetGoals activity={activity} claims={claims} />}
    </ActivityFrame>
  );
}

/** To what is ready, or to whom one can still invite. */
function WayOn({ activity }: { readonly activity: Activity }) {
  const { t } = useTranslation('promotions-friends');
  const { t: tPromotions } = useTranslation('promotions');
  const { money } = useFigureText();
  const { switchedOff } = useBrand();
  const ready = readyOf(activity);
  if (ready.length > 0) return <ReadyRewards amounts={ready} money={money} />;
  const { state } = activity;
  if (state === null || state.next === null || switchedOff.includes('agency')) return null;
  return (
    <NextStep
      says={t('magnet.missing', { count: Math.max(0, state.next - state.progress) })}
      href={to('/agency-center/invite')}
      label={tPromotions('invite')}
    />
  );
}

/** The picture, how many friends it shows, and how long the month still is. */
function MonthField({ activity, serverTime, onOver }: ActivityContent) {
  const { t } = useTranslation('promotions-friends');
  const { t: tPromotions } = useTranslation('promotions');
  const { figure } = useFigureText();
  const { rule, tiers, state } = activity;
  const seconds = useSecondsLeft(state?.endsAt ?? null, serverTime, onOver);
  const friends = state?.progress ?? 0;
  const goals = tiers.map(({ from }) => from);
  return (
    <Field>
      <MagnetPicture
        goals={goals}
        friends={friends}
        label={t('magnet.picture', { count: friends, goals: goals.join(', ') })}
      />
      <div>
        {state === null ? (
          <p>{t('magnet.guest')}</p>
        ) : (
          <>
            <Friends>{figure(rule.metric, friends)}</Friends>
            <p>
              {state.next === null
                ? t('magnet.all')
                : t('magnet.next', { count: Math.max(0, state.next - friends) })}
            </p>
          </>
        )}
        {seconds !== null && (
          <Countdown
            label={t('magnet.month')}
            seconds={seconds}
            minuteText={(count) => tPromotions('minutesLeft', { count })}
            dayText={(count) => tPromotions('daysLeft', { count })}
          />
        )}
      </div>
    </Field>
  );
}
