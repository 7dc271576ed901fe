import { type SiteMap, to } from '@fortuna/domain/site-map.ts';
import { readStored, removeStored, writeStored } from '../../platform/storage.ts';

type Place = Pick<SiteMap['/cztx'], 'tab' | 'step'>;

/** The pages of the cashier, and where `/cztx` shows each of them. */
const places: Readonly<Record<string, Place>> = {
  '/recharge': {},
  '/recharge-payment': { step: 'payment' },
  '/withdraw': { tab: 'withdraw' },
  '/withdrawal-card': { tab: 'withdraw', step: 'accounts' },
  '/withdrawalPassword': { tab: 'withdraw', step: 'password' },
};

function parsed(address: string): URL {
  return new URL(address, 'https://site.invalid');
}

/** The game that the cashier was opened from; anything else that an address may say is none. */
export function gameOf(from: string | null): string | undefined {
  return from?.startsWith('/gameInfo?') ? from : undefined;
}

/**
 * The same page of the cashier without the layout; any other address stays as it is. To the games leads back to the `game` that it was
 * opened from, where there is one.
 */
export function aloneAddress(address: string, game: string | undefined): string {
  const { pathname, searchParams } = parsed(address);
  const place = places[pathname];
  if (place) return to('/cztx', { ...place, bill_no: searchParams.get('bill_no') ?? undefined, from: game });
  return pathname === '/game' ? (game ?? address) : address;
}

const orderKey = 'fortuna.aloneOrder';

/** Whoever comes back from a provider comes to the payment step in the layout: this says that the order was made without it, until it is seen. */
export function noteAloneOrder(address: string): void {
  if (parsed(address).searchParams.get('step') === 'payment') writeStored('session', orderKey, address);
}

export function forgetAloneOrder(): void {
  removeStored('session', orderKey);
}

/** Where the payment of this order goes on, if it was made without the layout. */
export function aloneOrder(billNo: string): string | null {
  const address = readStored('session', orderKey);
  return address !== null && parsed(address).searchParams.get('bill_no') === billNo ? address : null;
}
