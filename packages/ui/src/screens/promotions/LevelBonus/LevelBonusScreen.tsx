import type { VipInfo } from '@fortuna/domain/model/vip.ts';
import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import { desktopWindow, useMedia } from '../../../components/use-media.ts';
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
import { LevelFacts } from './LevelFacts.tsx';
import { LevelHead } from './LevelHead.tsx';
import { LevelList } from './LevelList.tsx';
import { LevelProgress } from './LevelProgress.tsx';
import { LevelSteps } from './LevelSteps.tsx';
import { levelFormOf, tierInHead } from './level-form.ts';

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
  const form = levelFormOf(layout.promotions);
  const { isClaimedInHead = false, isListFirst = false, isHeadWide = false } = form;
  // The order in which the page is read changes with it, which no style could do.
  const isBoundInHead = useMedia(desktopWindow) && form.isBoundInHead === true;
  const inHeadOf = ({ activity, claims }: ActivityContent) =>
    isClaimedInHead ? tierInHead(activity, claims) : undefined;
  // What binds is said before anything can be claimed: in the head, where that has the first claim.
  const headExampleOf = (content: ActivityContent) => (inHeadOf(content) ? exampleOf(content) : undefined);

  function exampleOf(content: ActivityContent): string | undefined {
    const { tiers, rule } = content.activity;
    const tier =
      inHeadOf(content) ??
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

  const furtherExampleOf = (content: ActivityContent) =>
    headExampleOf(content) ? undefined : exampleOf(content);

  return (
    <ActivityFrame
      part="level"
      view={view}
      isHeadWide={isHeadWide}
      isRestFirst={isListFirst}
      lead={(content, words) => (
        <LevelHead
          activity={content.activity}
          claims={content.claims}
          tier={inHeadOf(content)}
          example={headExampleOf(content)}
          words={words}
          terms={
            isBoundInHead && <LevelFacts rule={content.activity.rule} example={furtherExampleOf(content)} />
          }
          steps={
            isBoundInHead && (
              <LevelSteps
                content={content.activity.content}
                form={layout.promotions === 'coupons' ? 'row' : 'cord'}
              />
            )
          }
        />
      )}
      binds={
        isBoundInHead
          ? undefined
          : (content) => <Conditions rule={content.activity.rule} example={furtherExampleOf(content)} />
      }
      claim={(content) => {
        if (content.claims === null) return <ClaimLogin />;
        // Where the levels follow the head, or one is claimed in it, no line is needed that leads to them.
        const leadsThere = !isListFirst && !inHeadOf(content);
        return leadsThere && <ReadyRewards amounts={readyOf(content.activity)} money={money} />;
      }}
    >
      {(content) => (
        <>
          <LevelList activity={content.activity} claims={content.claims} inHead={inHeadOf(content)} />
          {content.vip !== null && (
            <PageState view={content.vip} skeleton={<Skeleton shape="block" />}>
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
