/** Where an order's `payUrl` leads. `host` is what the player is told before leaving. */
export type PayAddress =
  | { readonly kind: 'none' }
  | { readonly kind: 'allowed'; readonly url: string; readonly host: string }
  | { readonly kind: 'blocked'; readonly host: string };

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Only listed origins may be left for, and only by https (docs/promises.md, security 4); plain http is accepted for a listed loopback
 * origin alone, which is how a sandbox on one's own machine is reached.
 */
export function payAddress(payUrl: string | null, allowedOrigins: readonly string[]): PayAddress {
  if (payUrl === null || payUrl === '') return { kind: 'none' };
  const url = URL.parse(payUrl);
  if (url === null) return { kind: 'blocked', host: payUrl };
  const host = url.host === '' ? url.protocol : url.host;
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && loopback.has(url.hostname));
  const isPlain = url.username === '' && url.password === '';
  return isSafe && isPlain && allowedOrigins.includes(url.origin)
    ? { kind: 'allowed', url: url.href, host }
    : { kind: 'blocked', host };
}
