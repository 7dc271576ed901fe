import type { Activity } from '@fortuna/domain/model/promotions-activities.ts';
import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { ClaimReward, type ClaimRewardProps } from './ClaimReward.tsx';

export interface ActivityClaimProps extends Pick<ClaimRewardProps, 'claims' | 'lockedReason'> {
  readonly activity: Pick<Activity, 'code' | 'title' | 'state'>;
  /** A deposit is what it is locked for, and what is offered then. Default: false. */
  readonly needsDeposit?: boolean;
}

/** The one claim of an activity that has no steps: locked with its reason in words for who may not take part, and until it can be had. */
export function ActivityClaim({
  activity: { code, title, state },
  claims,
  lockedReason,
  needsDeposit = false,
}: ActivityClaimProps) {
  const { t } = useTranslation('promotions');
  return (
    <ClaimReward
      claims={claims}
      target={{ by: 'activity', code, tierId: null }}
      state={state?.status ?? 'locked'}
      subject={title}
      isReasonShown
      lockedReason={state === null ? t('claim.notEligible') : lockedReason}
      lockedWay={
        needsDeposit && (
          <ButtonLink href={to('/recharge')} variant="primary">
            {t('deposit')}
          </ButtonLink>
        )
      }
    />
  );
}
