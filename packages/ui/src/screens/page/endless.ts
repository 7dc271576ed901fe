import type { Problem } from '@fortuna/domain/problem.ts';

/** A list that goes on as far as the player reads. */
export interface EndlessList<Item> {
  readonly items: readonly Item[];
  /** As the server counts them, over all parts. */
  readonly total: number;
  readonly more:
    | { readonly kind: 'more' | 'pending' | 'end' }
    /** The next part did not come; what is there stays. */
    | { readonly kind: 'failed'; readonly problem: Problem };
  readonly onMore: () => void;
}
