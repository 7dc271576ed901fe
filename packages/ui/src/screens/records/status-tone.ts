import type { ReviewStatus } from '@fortuna/domain/model/cashier.ts';
import type { BadgeTone } from '../../components/Badge/Badge.tsx';

/** How a review's status looks; each tone also has a sign of its own. */
export const reviewTones: Readonly<Record<ReviewStatus, BadgeTone>> = {
  pending: 'warning',
  approved: 'success',
  rejected: 'danger',
  unknown: 'neutral',
};
