import type { Pace } from '../watch/watch.ts';
import type { Attempt, AttemptNews, Trace } from './attempt.types.ts';

interface Resumable<Stored extends Attempt> {
  /** Of an earlier visit to the page; null: what is submitted next is the first. */
  readonly attempt: Stored | null;
  readonly checkingPace: Pace | undefined;
}

/** Input of an attempt that looks for a stored one first, and may be sent again at the player's wish. */
export function repeatable<Stored extends Attempt>(
  { attempt, checkingPace }: Resumable<Stored>,
  isKeptWhenAnswered: boolean,
) {
  const trace: Trace<Stored> | null = attempt === null ? null : { by: 'attempt', attempt };
  return { trace, isRepeatable: true, isKeptWhenAnswered, pace: checkingPace };
}

/**
 * What a flow hears while such an attempt runs: how far it has come (action `keepStage`), and what the player wishes of it (action
 * `forward`).
 */
export const whileAttempting = {
  'attempt.moved': {
    actions: {
      type: 'keepStage',
      params: ({ event }: { readonly event: AttemptNews }) => ({ stage: event.stage }),
    },
  },
  'player.stopWaiting': { actions: 'forward' },
  'player.lookAgain': { actions: 'forward' },
  'player.sendSame': { actions: 'forward' },
  'player.discard': { actions: 'forward' },
} as const;
