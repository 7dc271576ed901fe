import type { PaymentChannel } from '@fortuna/domain/model/cashier.ts';
import type { Centavos } from '@fortuna/domain/money.ts';
import { isAnswerLost, type Problem } from '@fortuna/domain/problem.ts';

/**
 * One try at moving money, stored (session storage) before it is sent, so that a reload or a lost answer finds it again
 * (quality.md, reliability 1). It is closed once the server has given its verdict or the player has moved on.
 */
export interface Attempt {
  /** Idempotency key, made once; the same key goes only with the same body. */
  readonly key: string;
  readonly amount: Centavos;
  /** ISO instant at which it was made: with the amount it finds the order where the server keeps no keys. */
  readonly at: string;
}

/** Everything the body is made of, so that the very same one can be sent again. */
export interface DepositAttempt extends Attempt {
  readonly channel: PaymentChannel;
}

/** Holds no password: a withdrawal is never sent a second time, only looked for. */
export interface WithdrawalAttempt extends Attempt {
  readonly accountId: number;
}

/** Params of the injected `closeAttempt` action: removes the attempt with this key from storage. */
export interface CloseAttemptParams {
  readonly key: string;
}

/**
 * What a failed send says about the money.
 * - `lost`: it may have moved, the records must be read.
 * - `refused`: it did not move, the attempt is over.
 * - `open`: this answer (to a repeated send) says nothing about the first one, e.g. a 401 or a 429 before the key was looked at.
 */
export function verdictOf(problem: Problem, isRepeat: boolean): 'lost' | 'refused' | 'open' {
  if (isAnswerLost(problem)) return 'lost';
  if (!isRepeat) return 'refused';
  return problem.kind === 'refused' || problem.kind === 'invalid' ? 'refused' : 'open';
}
