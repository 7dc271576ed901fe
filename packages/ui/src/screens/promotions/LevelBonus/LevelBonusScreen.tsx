import type { Activity } from '@fortuna/domain/model/promotions-activities.ts';
import type { VipInfo } from '@fortuna/domain/model/vip.ts';
import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import type { BrandLayout } from '../../../theme/brand.ts';
import { useBrand } from '../../../theme/brand-context.ts';
import type { PageView } from '../../page/loadable.ts';
import { PageState } from '../../page/PageState/PageState.tsx';
import type { ActivityContent } from '../Activity.view.ts';
import { ActivityFrame } from '../parts/ActivityFrame.tsx';
import { ClaimLogin } from '../parts/ClaimReward.tsx';
import { Conditions } from '../parts/Conditions.tsx';
import { useFigureText } from '../parts/figure-text.ts';
import { ReadyRewards } from '../parts/ReadyRewards.tsx';
import { readyOf } from '../parts/ready-tiers.ts';
import { LevelList } from './LevelList.tsx';
import { LevelProgress } from './LevelProgress.tsx';

export const levelBonusStates = [
  'Guest',
  'LevelZero',
  'Open',
  'JustClaimed',
  'Highest',
  'Covered',
  'ProgressFailed',
  'ProgressLoading',
  'LongText',
  'Loading',
] as const;

/** Manners of offers whose list of levels takes the whole width. */
const wideLists: readonly BrandLayout['promotions'][] = ['coupons', 'numerals'];

export interface LevelBonusContent extends ActivityContent {
  /** Null for guests. */
  readonly vip: PageView<VipInfo> | null;
}

export interface LevelBonusScreenProps {
  /** What each level brings, and which are claimed; or why it cannot be shown: signed out, on its way, failed. */
  readonly view: PageView<LevelBonusContent>;
}

/** `/promotion/activity/level`: a medal for each VIP level, each with its bonus. */
export function LevelBonusScreen({ view }: LevelBonusScreenProps) {
  const { t } = useTranslation('promotions-friends');
  const { money } = useFigureText();
  const { layout, switchedOff } = useBrand();

  function exampleOf({ tiers, rule }: Activity): string | undefined {
    const tier =
      tiers.find(({ state }) => state === 'open') ??
      tiers.find(({ state }) => state === 'locked') ??
      tiers[0];
    if (tier?.reward.unit !== 'money') return undefined;
    return t('level.example', {
      level: tier.from,
      bonus: money(tier.reward.min),
      turnover: money(rule.turnoverTimes * tier.reward.min),
    });
  }

  return (
    <ActivityFrame
      part="level"
      view={view}
      isRestWide={wideLists.includes(layout.promotions)}
      binds={({ activity }) => <Conditions rule={activity.rule} example={exampleOf(activity)} />}
      claim={({ activity, claims }) =>
        claims === null ? <ClaimLogin /> : <ReadyRewards amounts={readyOf(activity)} money={money} />
      }
    >
      {({ activity, vip, claims }) => (
        <>
          <LevelList activity={activity} claims={claims} />
          {vip !== null && (
            <PageState view={vip} skeleton={<Skeleton shape="block" />}>
              {(info) => <LevelProgress {...info} />}
            </PageState>
          )}
          {!switchedOff.includes('vip') && (
            <TextLink href={to('/promotion/vip')} isStandalone>
              {t('level.vip')}
            </TextLink>
          )}
        </>
      )}
    </ActivityFrame>
  );
}
