/** How the worker treats a request; null: it does not touch it. */
export type Way = 'page' | 'file' | null;

/** Named after a hash of their content, so that a copy is as good as the file. */
const isHashed = /^\/(assets|words)\//;

/** The back end, and what servers have for themselves. */
const isNoPage = /^\/(api|healthz|__)/;

/**
 * Pages come from the server while there is one, files with a hash from the phone. Nothing else is the worker's: calls of the API above all,
 * which are never answered from a copy (docs/promises.md, reliability 5).
 */
export function wayOf({ method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>, origin: string): Way {
  const { pathname, origin: asked } = new URL(url);
  if (method !== 'GET' || asked !== origin) return null;
  if (mode === 'navigate') return isNoPage.test(pathname) ? null : 'page';
  return isHashed.test(pathname) ? 'file' : null;
}
