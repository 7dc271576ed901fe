import { actorNotProvided } from '../actors.ts';
import type { ByNumber } from './watch.types.ts';

/** What a watch calls. */
export function watchActorsOf<Followed>() {
  return {
    /** The record as the server knows it now; null: there is none. Rejects with ProblemError. */
    readRecord: actorNotProvided<ByNumber, Followed | null>('readRecord'),
  };
}

/** Their types, against which a site provides them (`actorsFor`). */
export type WatchActors<Followed> = ReturnType<typeof watchActorsOf<Followed>>;
