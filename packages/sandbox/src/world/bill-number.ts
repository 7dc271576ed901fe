import { siteDay } from '@fortuna/domain/time-zone.ts';
import type { World } from './world.ts';

/** A new order number: kind (deposit, withdrawal, bonus, transfer), day in the site's time zone, ten random digits. Letters and digits only, as a PIX txid wants. */
export function newBillNumber(world: World, kind: 'D' | 'W' | 'B' | 'T'): string {
  const day = siteDay(new Date(world.clock.now()).toISOString()).replaceAll('-', '');
  const number = world.random(100_000) * 100_000 + world.random(100_000);
  return `${kind}${day}${String(number).padStart(10, '0')}`;
}
