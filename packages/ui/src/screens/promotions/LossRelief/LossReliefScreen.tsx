import type { ActivityRule } from '@fortuna/domain/model/promotions-activities.ts';
import type { RewardList } from '@fortuna/domain/model/promotions-rewards.ts';
import { formatSiteDay } from '@fortuna/domain/site-days.ts';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import type { PageView } from '../../page/loadable.ts';
import { PageState } from '../../page/PageState/PageState.tsx';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import type { ActivityContent } from '../Activity.view.ts';
import { ActivityFrame } from '../parts/ActivityFrame.tsx';
import { ClaimLogin } from '../parts/ClaimReward.tsx';
import { Conditions } from '../parts/Conditions.tsx';
import { useFigureText } from '../parts/figure-text.ts';
import { PlayWithCare } from '../parts/PlayWithCare.tsx';
import { ReadyRewards } from '../parts/ReadyRewards.tsx';
import { openAmounts } from '../parts/ready-tiers.ts';
import { shareOfLeast } from '../parts/share-of-least.ts';
import { ReliefLedger } from './ReliefLedger.tsx';
import { ReliefStrip } from './ReliefStrip.tsx';
import { dayOf } from './relief-days.ts';

export const lossReliefStates = [
  'Guest',
  'Days',
  'NothingLost',
  'DaysLoading',
  'DaysFailed',
  'LongText',
  'Loading',
] as const;

export interface LossReliefContent extends ActivityContent {
  /** Each day with a loss that counts; null for guests. */
  readonly reliefs: PageView<RewardList> | null;
}

export interface LossReliefScreenProps {
  /** What of a loss comes back, and its rules; or why it cannot be shown: signed out, on its way, failed. */
  readonly view: PageView<LossReliefContent>;
}

/** `/promotion/activity/daily-loss-relief-fund`: the last days as a calendar, and a ledger of what each gives back. */
export function LossReliefScreen({ view }: LossReliefScreenProps) {
  const exampleOf = useExample();
  const { money } = useFigureText();
  return (
    <ActivityFrame
      part="daily-loss-relief-fund"
      view={view}
      now={({ reliefs }) => reliefs?.kind === 'ready' && <Standing list={reliefs.content} />}
      binds={({ activity: { rule }, reliefs }) => (
        <Conditions
          rule={rule}
          example={exampleOf(rule, reliefs?.kind === 'ready' ? reliefs.content : null)}
        />
      )}
      claim={({ reliefs }) =>
        reliefs === null ? (
          <ClaimLogin />
        ) : (
          <ReadyRewards amounts={openAmounts(reliefs)} money={money} isFarDown />
        )
      }
    >
      {({ reliefs, claims, onOver }) => (
        <>
          {reliefs !== null && !hasNone(reliefs) && (
            <PageState view={reliefs} skeleton={<Skeleton shape="block" />}>
              {(list) => <ReliefLedger list={list} claims={claims} onOver={onOver} />}
            </PageState>
          )}
          <PlayWithCare />
        </>
      )}
    </ActivityFrame>
  );
}

/** It is known that no day had a loss that counts. */
function hasNone(reliefs: PageView<RewardList>): boolean {
  return reliefs.kind === 'ready' && reliefs.content.rewards.length === 0;
}

/** The last days; where none of them had a loss that counts, that is said in place of an empty calendar. */
function Standing({ list }: { readonly list: RewardList }) {
  const { t } = useTranslation('promotions-loss');
  if (list.rewards.length > 0) return <ReliefStrip list={list} />;
  return <Notice title={t('relief.none')}>{t('relief.noneText')}</Notice>;
}

/** The rule in figures of the newest day that gives something back; where there is none, in its own least one. */
function useExample(): (rule: ActivityRule, list: RewardList | null) => string | undefined {
  const { t } = useTranslation('promotions-loss');
  const { money } = useFigureText();
  const language = useSiteLanguage();
  return (rule, list) => {
    const own = list?.rewards.find((reward) => reward.amount > 0 && dayOf(reward) !== null);
    const day = own && dayOf(own);
    if (own && day)
      return t('relief.example', {
        day: formatSiteDay(day, language, 'full'),
        loss: money(own.progress),
        relief: money(own.amount),
        turnover: money(own.turnover),
      });
    const least = shareOfLeast(rule);
    return (
      least &&
      t('relief.exampleLeast', {
        loss: money(least.from),
        relief: money(least.reward),
        turnover: money(least.turnover),
      })
    );
  };
}
