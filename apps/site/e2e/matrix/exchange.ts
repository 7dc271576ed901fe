import type { Operation } from './operations.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** One request of the site, as a fault gets hold of it. */
export interface Exchange {
  /** What the server of this cell says where it refuses: no other cell has these words. */
  readonly words: string;
  readonly operation: Operation;
  /** Which of the page's requests of this operation it is, from 0. */
  readonly index: number;
  /** Lets the sandbox do it. */
  readonly forward: () => Promise<Answer>;
  readonly reply: (answer: Answer) => void;
  /** Half of the answer, then nothing: the connection is closed. */
  readonly cut: (answer: Answer) => void;
  /** No answer at all: the connection is closed. */
  readonly hangUp: () => void;
  /** Resolves when the next request of this operation has been answered, or the fault ends. */
  readonly overtaken: Promise<void>;
  /** Resolves when the fault ends. */
  readonly healed: Promise<void>;
}
