import type { Reward, RewardList } from '@fortuna/domain/model/promotions-rewards.ts';
import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { EmptyArt } from '../../../components/DrawnArt/DrawnArt.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import type { PageView } from '../../page/loadable.ts';
import { PageState } from '../../page/PageState/PageState.tsx';
import type { ActivityContent } from '../Activity.view.ts';
import { ActivityFrame } from '../parts/ActivityFrame.tsx';
import { ClaimLogin } from '../parts/ClaimReward.tsx';
import { Conditions } from '../parts/Conditions.tsx';
import { useFigureText } from '../parts/figure-text.ts';
import { ReadyRewards } from '../parts/ReadyRewards.tsx';
import { openAmounts } from '../parts/ready-tiers.ts';
import { RebateSlips } from './RebateSlips.tsx';

export const rechargeRebateStates = [
  'Guest',
  'Rewards',
  'NoDeposit',
  'RewardsLoading',
  'RewardsFailed',
  'Loading',
] as const;

export interface RechargeRebateContent extends ActivityContent {
  /** Each deposit with what it earned; null for guests. */
  readonly rewards: PageView<RewardList> | null;
}

export interface RechargeRebateScreenProps {
  /** What of each deposit comes back; or why it cannot be shown: signed out, on its way, failed. */
  readonly view: PageView<RechargeRebateContent>;
}

/** `/promotion/activity/recharge-rebate`: each large deposit is a slip, with the part of it that comes back. */
export function RechargeRebateScreen({ view }: RechargeRebateScreenProps) {
  const { t } = useTranslation('promotions');
  const { money } = useFigureText();

  function exampleOf({ progress, amount, turnover }: Reward): string {
    return t('example.deposit', {
      deposit: money(progress),
      reward: money(amount),
      turnover: money(turnover),
    });
  }

  return (
    <ActivityFrame
      part="recharge-rebate"
      view={view}
      binds={({ activity: { rule }, rewards }) => {
        const first = rewards?.kind === 'ready' ? rewards.content.rewards[0] : undefined;
        return <Conditions rule={rule} example={first && exampleOf(first)} />;
      }}
      claim={({ rewards }) =>
        rewards === null ? (
          <ClaimLogin />
        ) : (
          <ReadyRewards amounts={openAmounts(rewards)} money={money} isFarDown />
        )
      }
    >
      {({ rewards, claims, onOver }) =>
        rewards !== null && (
          <PageState view={rewards} skeleton={<Skeleton shape="block" />}>
            {(list) =>
              list.rewards.length === 0 ? (
                <EmptyState
                  title={t('rebate.none')}
                  image={<EmptyArt kind="noRecords" />}
                  action={<ButtonLink href={to('/recharge')}>{t('deposit')}</ButtonLink>}
                >
                  {t('rebate.noneText')}
                </EmptyState>
              ) : (
                <RebateSlips
                  rewards={list.rewards}
                  serverTime={list.serverTime}
                  claims={claims}
                  onOver={onOver}
                />
              )
            }
          </PageState>
        )
      }
    </ActivityFrame>
  );
}
