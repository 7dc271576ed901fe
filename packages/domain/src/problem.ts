/**
 * What can go wrong with a call, in terms that a screen can show. `packages/api` builds it from any failure (transport, HTTP
 * status, or the platform's envelope with HTTP 200); screens and flows know only this union.
 * `message` is the server's own words, in the request's language; where it is missing the catalogue's text for the kind is shown.
 */
export type Problem =
  /** No answer, a broken one, or a 5xx: 'Network error, please try again later'. */
  | {
      readonly kind: 'network';
      readonly message?: string;
      /** The server is closed and has done nothing (503): `message` is the operator's. */
      readonly isMaintenance?: true;
    }
  /** The time limit passed without an answer (reads 15 s, writes 30 s): a write may have happened. */
  | { readonly kind: 'timeout' }
  /** 401 or 419, 'Unauthenticated.': the token is gone or expired. */
  | { readonly kind: 'unauthenticated' }
  /** Any answer with the force-offline flag. */
  | { readonly kind: 'forcedOffline' }
  /** An operator has blocked the member: the login has ended, and another one would be refused. */
  | { readonly kind: 'blocked' }
  /** 403: still logged in, but not allowed. */
  | { readonly kind: 'forbidden'; readonly message?: string }
  /** 404. */
  | { readonly kind: 'notFound'; readonly message?: string }
  /** 409: the server's state has moved on; read it again. */
  | { readonly kind: 'conflict'; readonly message?: string }
  /** 400 or 422. */
  | {
      readonly kind: 'invalid';
      readonly message?: string;
      /** By the names of the call's own input, `amount` or `channel.methodType`; never the platform's. */
      readonly fields: Readonly<Record<string, string>>;
      /** Messages about anything that the input does not name; left out where there are none. */
      readonly others?: readonly string[];
    }
  /** HTTP 200 with a failing status or code: a business refusal. */
  | { readonly kind: 'refused'; readonly code: number; readonly message?: string }
  /** 429. */
  | { readonly kind: 'rateLimited'; readonly retryAfterSeconds: number; readonly message?: string }
  /** 426 or a version answer. */
  | { readonly kind: 'upgradeRequired' };

/** Thrown by every function in `packages/api/src/calls`; carries the problem to whoever catches it. */
export class ProblemError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem, options?: ErrorOptions) {
    super(`call failed: ${problem.kind}`, options);
    this.name = 'ProblemError';
    this.problem = problem;
  }
}

/** The problem inside anything thrown; anything but a ProblemError counts as a network failure. */
export function problemOf(error: unknown): Problem {
  return error instanceof ProblemError ? error.problem : { kind: 'network' };
}

/** True when a write may have reached the server although no usable answer came back (docs/promises.md, reliability 1). */
export function isAnswerLost(problem: Problem): boolean {
  return (problem.kind === 'network' && !problem.isMaintenance) || problem.kind === 'timeout';
}
