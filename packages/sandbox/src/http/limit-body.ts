import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

/**
 * Refuses bodies above a size in bytes. A declared length is compared on its own, and reads have no body: looking at it would
 * make the server build a whole web request out of every call.
 */
export function limitBody(
  maxSize: number,
  onError: (context: Context) => Response | Promise<Response>,
): MiddlewareHandler {
  const count = bodyLimit({ maxSize, onError });
  return async (context, next) => {
    const length = context.req.header('content-length');
    const isAnnounced = length !== undefined && context.req.header('transfer-encoding') === undefined;
    if (isAnnounced && Number(length) > maxSize) return onError(context);
    if (isAnnounced || context.req.method === 'GET') return next();
    return count(context, next);
  };
}
