import type { ActivityTier } from '@fortuna/domain/model/promotions-activities.ts';
import { formatPercent } from '@fortuna/domain/percent.ts';
import { useTranslation } from 'react-i18next';
import { TierTable } from '../../../components/TierTable/TierTable.tsx';
import type { PageView } from '../../page/loadable.ts';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import type { ActivityContent } from '../Activity.view.ts';
import { ActivityFrame } from '../parts/ActivityFrame.tsx';
import { ClaimReward } from '../parts/ClaimReward.tsx';
import { Conditions } from '../parts/Conditions.tsx';
import { useFigureText } from '../parts/figure-text.ts';

export const generalActivityStates = ['Guest', 'Open', 'Tiers', 'Loading', 'Failed'] as const;

export interface GeneralActivityScreenProps {
  /** The activity, and where the member stands in it; or why it cannot be shown: signed out, on its way, failed. */
  readonly view: PageView<ActivityContent>;
}

/** An activity that is newer than the site: all that the server says of it. */
export function GeneralActivityScreen({ view }: GeneralActivityScreenProps) {
  const { t } = useTranslation('promotions');
  const { money, figure } = useFigureText();
  const language = useSiteLanguage();

  function rewardOf({ reward: { unit, min, max } }: ActivityTier): string {
    const write = (value: number) => {
      if (unit === 'money') return money(value);
      return unit === 'share' ? formatPercent(value, language) : String(value);
    };
    return min === max ? write(min) : t('tiers.range', { from: write(min), to: write(max) });
  }

  return (
    <ActivityFrame
      part="general-activity"
      view={view}
      binds={({ activity: { rule } }) => <Conditions rule={rule} />}
      claim={({ activity: { code, state, title, claimBy }, claims }) =>
        claimBy.includes('activity') && (
          <ClaimReward
            claims={claims}
            target={{ by: 'activity', code, tierId: null }}
            state={state?.status ?? 'locked'}
            subject={title}
            lockedReason={t('claim.locked')}
          />
        )
      }
    >
      {({ activity: { rule, tiers, state } }) =>
        tiers.length > 0 && (
          <TierTable
            tiers={tiers}
            state={state}
            words={{
              caption: t('tiers.caption'),
              threshold: t('tiers.threshold'),
              reward: t('tiers.reward'),
              current: t('tiers.current'),
              states: {
                locked: t('tiers.states.locked'),
                open: t('tiers.states.open'),
                claimed: t('claim.claimed'),
                expired: t('claim.expired'),
              },
              thresholdOf: ({ from, to }) =>
                to === null
                  ? t('tiers.from', { from: figure(rule.metric, from) })
                  : t('tiers.range', { from: figure(rule.metric, from), to: figure(rule.metric, to) }),
              rewardOf,
            }}
          />
        )
      }
    </ActivityFrame>
  );
}
