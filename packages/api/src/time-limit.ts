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
  if (caller?.aborted) return Promise.reject(abortErrorOf(caller));
  const controller = new AbortController();
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const stop = (reason: unknown) => {
    reject(reason);
    controller.abort(reason);
  };
  const handleAbort = () => caller && stop(abortErrorOf(caller));
  const timer = setTimeout(() => stop(new ProblemError({ kind: 'timeout' })), milliseconds);
  caller?.addEventListener('abort', handleAbort, { once: true });
  run(controller.signal).then(resolve, reject);
  return promise.finally(() => {
    clearTimeout(timer);
    caller?.removeEventListener('abort', handleAbort);
  });
}

/** Waits, or rejects with an AbortError when the caller leaves in the meantime. */
export function pause(milliseconds: number, caller?: AbortSignal): Promise<void> {
  if (caller?.aborted) return Promise.reject(abortErrorOf(caller));
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const handleAbort = () => caller && reject(abortErrorOf(caller));
  const timer = setTimeout(resolve, milliseconds);
  caller?.addEventListener('abort', handleAbort, { once: true });
  return promise.finally(() => {
    clearTimeout(timer);
    caller?.removeEventListener('abort', handleAbort);
  });
}
