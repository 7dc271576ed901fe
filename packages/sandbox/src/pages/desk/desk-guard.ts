import type { Context } from 'hono';
import type { World } from '../../world/world.ts';

const loopbackNames = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** True when the request cannot come from a foreign page, neither through a rebound host name nor through a form of its own. */
export function isFromHere(world: World, context: Context): boolean {
  const { host, hostname } = new URL(context.req.url);
  if (!loopbackNames.has(hostname) && host !== new URL(world.publicUrl).host) return false;
  if (context.req.method === 'GET') return true;
  const site = context.req.header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin';
  const origin = context.req.header('origin');
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}
