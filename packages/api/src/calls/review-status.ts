import type { ReviewStatus } from '@fortuna/domain/model/cashier.ts';

const codes: ReadonlyMap<unknown, ReviewStatus> = new Map([
  [1, 'pending'],
  [2, 'approved'],
  [3, 'rejected'],
]);

/** A code that the contract does not know is shown as such, never as a failure or a success. */
export function reviewStatusOf(code: unknown): ReviewStatus {
  return codes.get(code) ?? 'unknown';
}

/** The code to filter by; undefined (no filter) for `unknown`, which has none. */
export function reviewStatusCode(status: ReviewStatus | undefined): 1 | 2 | 3 | undefined {
  switch (status) {
    case 'pending':
      return 1;
    case 'approved':
      return 2;
    case 'rejected':
      return 3;
    default:
      return undefined;
  }
}
