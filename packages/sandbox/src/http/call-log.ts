import type { MiddlewareHandler } from 'hono';
import type { Clock } from '../world/clock.ts';

export interface LoggedCall {
  readonly at: string;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly status: number;
  readonly idempotencyKey: string | null;
}

export interface CallLog {
  readonly middleware: MiddlewareHandler;
  list(): readonly LoggedCall[];
  clear(): void;
}

const longest = 10_000;

/** Records the calls since the last reset, for the test control. */
export function createCallLog(clock: Clock): CallLog {
  let calls: LoggedCall[] = [];
  return {
    middleware: async (context, next) => {
      const at = new Date(clock.now()).toISOString();
      await next();
      calls.push({
        at,
        method: context.req.method,
        path: context.req.path,
        query: context.req.query(),
        status: context.res.status,
        idempotencyKey: context.req.header('idempotency-key') ?? null,
      });
      if (calls.length > longest) calls.shift();
    },
    list: () => calls,
    clear: () => {
      calls = [];
    },
  };
}
