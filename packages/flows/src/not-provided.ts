import { fromPromise } from 'xstate';

/** Stand-in for an injected actor: rejects until the real one comes with `machine.provide({ actors })`. */
export function actorNotProvided<Output, Input>(name: string) {
  return fromPromise<Output, Input>(async () => {
    throw new Error(`actor not provided: ${name}`);
  });
}

/** Stand-in for an injected side effect: throws until the real one comes with `machine.provide({ actions })`. */
export function actionNotProvided(name: string): never {
  throw new Error(`action not provided: ${name}`);
}
