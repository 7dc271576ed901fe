import type { Problem } from '@fortuna/domain/problem.ts';

/** A code on its way, as a form shows it. */
export interface SentCodeView {
  /** Not sent from this page: the player says that there is one. */
  readonly isOwn: boolean;
  /** How long it is valid, in minutes; null: not known. */
  readonly minutes: number | null;
  /** What the server wants known about the mail. */
  readonly notice: string | null;
  /** Until another may be asked for, in whole seconds. */
  readonly secondsLeft: number;
  readonly isResending: boolean;
  /** What asking for another one met. */
  readonly problem: Problem | null;
}
