import type { Activity } from '@fortuna/domain/model/promotions-activities.ts';
import { addSiteDays, formatSiteDay, mondayOf, siteDaysFrom } from '@fortuna/domain/site-days.ts';
import { siteDay } from '@fortuna/domain/time-zone.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Countdown } from '../../../components/Countdown/Countdown.tsx';
import { SectionHeader } from '../../../components/SectionHeader/SectionHeader.tsx';
import { figure } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';
import type { PageView } from '../../page/loadable.ts';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import type { ActivityContent } from '../Activity.view.ts';
import { ActivityClaim } from '../parts/ActivityClaim.tsx';
import { ActivityFrame } from '../parts/ActivityFrame.tsx';
import { winTone } from '../parts/big-figure.ts';
import { Conditions } from '../parts/Conditions.tsx';
import { useFigureText } from '../parts/figure-text.ts';
import { PlayWithCare } from '../parts/PlayWithCare.tsx';
import { useSecondsLeft } from '../parts/useSecondsLeft.ts';
import { TideChart } from './TideChart.tsx';

export const weeklyCompensationStates = [
  'Guest',
  'RunningWeek',
  'LastWeek',
  'Claimed',
  'Expired',
  'NoDays',
  'LongText',
  'Loading',
] as const;

export interface WeeklyCompensationScreenProps {
  /** The activity, and where the member stands in it; or why it cannot be shown: signed out, on its way, failed. */
  readonly view: PageView<ActivityContent>;
}

const Sums = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space.s3} ${vars.space.s8};
  dt {
    color: ${vars.color.textMuted};
    font-size: ${vars.text.sm};
  }
  dd {
    font-family: ${vars.font.display};
    font-size: ${vars.text.xl};
    font-weight: ${vars.weight.display};
    line-height: 1.2;
    ${figure}
  }
  > :first-child > dd {
    font-size: ${vars.text.hero};
    line-height: 1.1;
  }
  dd[data-tone='win'] {
    color: ${vars.color.win};
  }
`;

/** Whether the server shows the week before: it does where that one earned something. */
const isOver = ({ state }: Activity): boolean => state !== null && state.status !== 'locked';

/** The seven days of the week that the server speaks of, Monday first. */
function weekOf(activity: Activity, serverTime: string): readonly string[] {
  const first = activity.state?.days?.[0]?.day;
  const monday = mondayOf(siteDay(serverTime));
  return siteDaysFrom(first ?? (isOver(activity) ? addSiteDays(monday, -7) : monday), 7);
}

/** `/promotion/activity/weekly-Compensation`: a week as a tide of net loss, and the share that comes back of it. */
export function WeeklyCompensationScreen({ view }: WeeklyCompensationScreenProps) {
  const { t } = useTranslation('promotions-loss');
  const { money } = useFigureText();
  const language = useSiteLanguage();

  function exampleOf({ rule, tiers, state }: Activity): string | undefined {
    if (state?.reward)
      return t('week.example', {
        loss: money(state.progress),
        reward: money(state.reward),
        turnover: money(rule.turnoverTimes * state.reward),
      });
    const tier = tiers[0];
    if (tier?.reward.unit !== 'share') return undefined;
    const reward = Math.floor((tier.from * tier.reward.min) / 10_000);
    return t('week.exampleLeast', {
      loss: money(tier.from),
      reward: money(reward),
      turnover: money(rule.turnoverTimes * reward),
    });
  }

  return (
    <ActivityFrame
      part="weekly-Compensation"
      view={view}
      now={(content) => <WeekSums {...content} />}
      binds={({ activity }) => <Conditions rule={activity.rule} example={exampleOf(activity)} />}
      claim={(content) => <WeekClaim {...content} />}
    >
      {({ activity, serverTime }) => {
        const week = weekOf(activity, serverTime);
        const [from = '', until = ''] = [week[0], week.at(-1)];
        return (
          <>
            <SectionHeader
              title={t(isOver(activity) ? 'week.last' : 'week.running', {
                from: formatSiteDay(from, language, 'short'),
                until: formatSiteDay(until, language, 'short'),
              })}
            />
            <TideChart activity={activity} week={week} days={activity.state?.days ?? []} />
            <PlayWithCare />
          </>
        );
      }}
    </ActivityFrame>
  );
}

/** What the week came to, what comes back, until when. */
function WeekSums({ activity: { state }, serverTime, onOver }: ActivityContent) {
  const { t } = useTranslation('promotions-loss');
  const { t: tPromotions } = useTranslation('promotions');
  const { money } = useFigureText();
  const seconds = useSecondsLeft(state?.endsAt ?? null, serverTime, onOver);
  return (
    <>
      {state !== null && (
        <Sums>
          <div>
            <dt>{t('week.back')}</dt>
            <dd data-tone={winTone(state.reward ?? 0)}>{money(state.reward ?? 0)}</dd>
          </div>
          <div>
            <dt>{t('week.loss')}</dt>
            <dd>{money(state.progress)}</dd>
          </div>
        </Sums>
      )}
      {seconds !== null && (
        <Countdown
          label={state?.status === 'open' ? t('week.claimEnds') : t('week.weekEnds')}
          seconds={seconds}
          minuteText={(count) => tPromotions('minutesLeft', { count })}
          dayText={(count) => tPromotions('daysLeft', { count })}
        />
      )}
    </>
  );
}

function WeekClaim({ activity, claims }: ActivityContent) {
  const { t } = useTranslation('promotions-loss');
  return <ActivityClaim activity={activity} claims={claims} lockedReason={t('week.locked')} />;
}
