import { fromPromise, type PromiseActorLogic } from 'xstate';

/** A call that a flow makes: its input, and a signal for when nobody waits for its answer any more. */
export interface Started<Input> {
  readonly input: Input;
  readonly signal: AbortSignal;
}

/** The functions behind a flow's actors, typed by its stubs (`SessionActors`), where each type is written once. */
export type CallsOf<Stubs> = {
  readonly [Name in keyof Stubs]: Stubs[Name] extends PromiseActorLogic<infer Output, infer Input>
    ? (started: Started<Input>) => Promise<Output>
    : never;
};

/** Stand-in for an injected actor: rejects until the real one is provided by `machine.provide({ actors })`. */
export function actorNotProvided<Input, Output>(name: string): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(async () => {
    throw new Error(`actor not provided: ${name}`);
  });
}

/** Stand-in for an injected side effect: throws until the real one is provided by `machine.provide({ actions })`. */
export function actionNotProvided(name: string): never {
  throw new Error(`action not provided: ${name}`);
}

/** The actors of a flow from the calls that they make: `machine.provide({ actors: actorsFor<SessionActors>({ … }) })`. */
export function actorsFor<Stubs>(calls: CallsOf<Stubs>): Stubs {
  const actors = Object.entries(calls).map(([name, call]) => [name, callActor(call as Call)]);
  return Object.fromEntries(actors);
}

type Call = (started: Started<unknown>) => Promise<unknown>;

/**
 * An invoked call. A call aborted by the actor's own signal never settles: React's strict mode stops a machine and starts
 * the same one again, and the first run's AbortError would otherwise reach the second as its own failure.
 */
function callActor(call: Call): PromiseActorLogic<unknown, unknown> {
  return fromPromise<unknown, unknown>(({ input, signal }) =>
    call({ input, signal }).catch((error: unknown) => {
      if (signal.aborted) return new Promise<never>(() => {});
      throw error;
    }),
  );
}
