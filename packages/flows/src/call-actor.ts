import { fromPromise } from 'xstate';

/**
 * An invoked call. What ends by the actor's own signal stays without an outcome: React's strict mode stops a machine and starts
 * the same one again, and the first start's AbortError would otherwise reach the second as its failure.
 */
export function callActor<Output, Input>(
  call: (started: { readonly input: Input; readonly signal: AbortSignal }) => Promise<Output>,
) {
  return fromPromise<Output, Input>(({ input, signal }) =>
    call({ input, signal }).catch((error: unknown) => {
      if (signal.aborted) return new Promise<never>(() => {});
      throw error;
    }),
  );
}
