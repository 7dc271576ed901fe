import { useTranslation } from 'react-i18next';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { ClaimReward, type ClaimRewardProps } from './ClaimReward.tsx';

export interface RowClaimProps extends ClaimRewardProps {
  /** What is locked is a sign too, which says what is missing. Default: false, a button that cannot be pressed. */
  readonly isLockTold?: boolean;
}

/** The claim of one row among many: what was settled before is a sign, a button stays only where this page has pressed it. */
export function RowClaim({ isLockTold = false, ...props }: RowClaimProps) {
  const { t } = useTranslation('promotions');
  const { claims, target, state, lockedReason } = props;
  const view = claims?.of(target);
  const isQuiet = view?.kind === 'ready' && view.problem === null;
  if (isQuiet && state === 'claimed') return <Badge tone="success">{t('claim.claimed')}</Badge>;
  if (isQuiet && state === 'expired') return <Badge icon="clock">{t('claim.expired')}</Badge>;
  if (isQuiet && state === 'locked' && isLockTold) return <Badge icon="lock">{lockedReason}</Badge>;
  return <ClaimReward {...props} />;
}
