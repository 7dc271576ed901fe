import type { Problem } from '@fortuna/domain/problem.ts';
import type { Pace, Watch } from './watch.ts';

/** What a record is read by. */
export interface ByNumber {
  readonly by: 'billNo';
  readonly billNo: string;
}

export interface WatchInput {
  /** The record's number. */
  readonly billNo: string;
  /** The record is known already; otherwise it is read at once, and a failure of that ends the watch. */
  readonly isKnown: boolean;
  readonly pace: Pace;
}

export interface WatchContext {
  readonly billNo: string;
  readonly isKnown: boolean;
  readonly problem: Problem | null;
  readonly watch: Watch;
}

export type WatchEvent =
  /** The page is in front again (return from the bank's app, another tab). */
  { readonly type: 'page.focused' } | { readonly type: 'player.lookAgain' };

/** What the parent is told while the record is followed. */
export type WatchNews<Followed> =
  | { readonly type: 'record.seen'; readonly record: Followed }
  /** The last look failed: what is shown may be old. */
  | { readonly type: 'record.missed' };

/** A watch ends by itself only where there was nothing to follow; otherwise its parent ends it. */
export interface WatchOutput {
  readonly problem: Problem;
}
