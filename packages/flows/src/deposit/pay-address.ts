import { isAllowedAddress } from '@fortuna/domain/allowed-address.ts';

/** Where an order's `payUrl` leads. `host` is what the player is told before leaving. */
export type PayAddress =
  | { readonly kind: 'none' }
  | { readonly kind: 'allowed'; readonly url: string; readonly host: string }
  | { readonly kind: 'blocked'; readonly host: string };

/** Only an allowed address may be left for. */
export function payAddress(payUrl: string | null, allowedOrigins: readonly string[]): PayAddress {
  if (payUrl === null || payUrl === '') return { kind: 'none' };
  const url = URL.parse(payUrl);
  if (url === null) return { kind: 'blocked', host: payUrl };
  const host = url.host === '' ? url.protocol : url.host;
  return isAllowedAddress(payUrl, allowedOrigins)
    ? { kind: 'allowed', url: url.href, host }
    : { kind: 'blocked', host };
}
