import type { ReviewStatus } from '@fortuna/domain/model/cashier.ts';
import type { BadgeTone } from '../../components/Badge/Badge.tsx';
import type { AmountTone } from '../../components/RecordList/RecordList.tsx';

/** How a review's status looks; each tone also has a sign of its own. */
export const reviewTones: Readonly<Record<ReviewStatus, BadgeTone>> = {
  pending: 'warning',
  approved: 'success',
  rejected: 'danger',
  unknown: 'neutral',
};

/** How the amount of an order looks whose money went this way: only once it has gone, and quiet where it never will. */
export function amountToneOf(status: ReviewStatus, direction: AmountTone): AmountTone {
  if (status === 'approved') return direction;
  return status === 'rejected' ? 'void' : 'plain';
}
