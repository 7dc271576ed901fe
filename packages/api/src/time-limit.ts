import { ProblemError } from '@fortuna/domain/problem.ts';

/** What a call rejects with when the caller's own signal ended it; never a Problem. */
export function abortErrorOf(signal: AbortSignal): unknown {
  const reason: unknown = signal.reason;
  return reason instanceof DOMException && reason.name === 'AbortError'
    ? reason
    : new DOMException('The call was aborted.', 'AbortError');
}

/**
 * Runs a call under a signal that ends with the caller's or after `milliseconds`, whichever is first. Settles then even where the
 * transport ignores the signal, so that a late answer reaches nobody. Rejects with `timeout` or with an AbortError.
 */
export function withTimeLimit<Result>(
  run: (signal: AbortSignal) => Promise<Result>,
  milliseconds: number,
  caller?: AbortSignal,
): Promise<Result> {
  const controller = new AbortController();
  return untilAborted<Result>(caller, (resolve, reject) => {
    const timer = setTimeout(() => reject(new ProblemError({ kind: 'timeout' })), milliseconds);
    run(controller.signal).then(resolve, reject);
    return () => {
      clearTimeout(timer);
      // Of no effect on a call that has ended by itself.
      controller.abort();
    };
  });
}

/** Waits, or rejects with an AbortError when the caller leaves in the meantime. */
export function pause(milliseconds: number, caller?: AbortSignal): Promise<void> {
  return untilAborted<void>(caller, (resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    return () => clearTimeout(timer);
  });
}

type Start<Result> = (resolve: (result: Result) => void, reject: (reason: unknown) => void) => () => void;

/** A promise that the caller's signal rejects. `start` is not called where it has done so already; what it returns cleans up. */
function untilAborted<Result>(caller: AbortSignal | undefined, start: Start<Result>): Promise<Result> {
  if (caller?.aborted) return Promise.reject(abortErrorOf(caller));
  const listening = new AbortController();
  let cleanUp = () => {};
  return new Promise<Result>((resolve, reject) => {
    caller?.addEventListener('abort', () => reject(abortErrorOf(caller)), { signal: listening.signal });
    cleanUp = start(resolve, reject);
  }).finally(() => {
    listening.abort();
    cleanUp();
  });
}
