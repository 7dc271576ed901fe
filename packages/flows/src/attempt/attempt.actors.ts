import { actorNotProvided } from '../actors.ts';
import type { AttemptKind, Trace } from './attempt.types.ts';

/** What an attempt of this kind calls. */
export function attemptActorsOf<Kind extends AttemptKind>() {
  return {
    /**
     * Makes the key and stores the attempt. When it rejects (say, the device is offline) nothing has been sent. Where storage is
     * blocked it keeps the attempt in memory rather than rejecting.
     */
    openAttempt: actorNotProvided<{ readonly request: Kind['request'] }, Kind['attempt']>('openAttempt'),
    /** Sends it under its key, without retries of its own. Rejects with ProblemError. */
    sendAttempt: actorNotProvided<
      { readonly attempt: Kind['attempt']; readonly input: Kind['input'] },
      Kind['record']
    >('sendAttempt'),
    /**
     * What the attempt made, found by key (or failing that, newer than `at` and matching), or the record with this number; null:
     * none (yet).
     */
    findRecord: actorNotProvided<Trace<Kind['attempt']>, Kind['record'] | null>('findRecord'),
  };
}

/** Their types, against which a site provides them (`actorsFor`). */
export type AttemptActors<Kind extends AttemptKind> = ReturnType<typeof attemptActorsOf<Kind>>;
