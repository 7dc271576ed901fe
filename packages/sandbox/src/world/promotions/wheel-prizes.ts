import type { components } from '@fortuna/api/generated/schema.ts';
import type { RandomInteger } from '@fortuna/domain/fair-play/draws.ts';
import type { MessageLanguage } from '../../messages/translate.ts';
import { moneyValue } from '../money-text.ts';

export type PrizeKind = components['schemas']['PrizeKind'];

/** A field of a wheel. Its weight stays at the server. */
export interface Prize {
  readonly id: number;
  readonly kind: PrizeKind;
  /** Centavos for `cash`, a count for the others. */
  readonly quantity: number;
  /** Of a thousand. */
  readonly weight: number;
}

export type WheelName = 'daily' | 'lottery';

/** In the order of the fields. */
export const wheelPrizes: Readonly<Record<WheelName, readonly Prize[]>> = {
  daily: [
    { id: 1, kind: 'cash', quantity: 50, weight: 300 },
    { id: 2, kind: 'cash', quantity: 1_00, weight: 200 },
    { id: 3, kind: 'cash', quantity: 2_00, weight: 120 },
    { id: 4, kind: 'cash', quantity: 5_00, weight: 40 },
    { id: 5, kind: 'cash', quantity: 50_00, weight: 2 },
    { id: 6, kind: 'spins', quantity: 1, weight: 88 },
    { id: 7, kind: 'points', quantity: 20, weight: 150 },
    { id: 8, kind: 'nothing', quantity: 0, weight: 100 },
  ],
  lottery: [
    { id: 1, kind: 'cash', quantity: 2_00, weight: 250 },
    { id: 2, kind: 'cash', quantity: 5_00, weight: 180 },
    { id: 3, kind: 'cash', quantity: 10_00, weight: 90 },
    { id: 4, kind: 'cash', quantity: 20_00, weight: 30 },
    { id: 5, kind: 'cash', quantity: 100_00, weight: 4 },
    { id: 6, kind: 'cash', quantity: 500_00, weight: 1 },
    { id: 7, kind: 'spins', quantity: 1, weight: 145 },
    { id: 8, kind: 'points', quantity: 100, weight: 300 },
  ],
};

/** One of a list, by weight. */
export function drawByWeight<Item extends { readonly weight: number }>(
  random: RandomInteger,
  items: readonly Item[],
): Item {
  let place = random(items.reduce((sum, { weight }) => sum + weight, 0));
  for (const item of items) {
    place -= item.weight;
    if (place < 0) return item;
  }
  throw new RangeError('Nothing to draw from');
}

const words: Readonly<Record<Exclude<PrizeKind, 'cash'>, Readonly<Record<MessageLanguage, string>>>> = {
  spins: { pt: 'Mais um giro', en: 'One more spin', cn: '再转一次' },
  points: { pt: '{{count}} pontos', en: '{{count}} points', cn: '{{count}} 积分' },
  nothing: { pt: 'Não foi dessa vez', en: 'Not this time', cn: '谢谢参与' },
};

export function prizeName({ kind, quantity }: Prize, language: MessageLanguage): string {
  if (kind === 'cash') return moneyValue(quantity);
  return words[kind][language].replace('{{count}}', String(quantity));
}
