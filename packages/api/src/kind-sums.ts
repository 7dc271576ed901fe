import type { Centavos } from '@fortuna/domain/money.ts';
import type { Codebook } from './codebook.ts';
import { rawValue, unlessUnreadable } from './wire.ts';
import { money } from './wire-money.ts';

type Row = { readonly sum_money: string | number };

/**
 * What each kind comes to, from the `sum_types` of a statistic. Null where the server does not say, or where the sum of a kind cannot be
 * read: it would pass for nothing.
 */
export function kindSums<Statistic extends { readonly sum_types?: readonly Row[] }, Kind extends string>(
  statistic: Statistic,
  kinds: Codebook<Kind, string>,
  field: 'type' | 'operate_type',
): Readonly<Partial<Record<Kind, Centavos>>> | null {
  return unlessUnreadable(statistic, 'sum_types', () => {
    const rows = rawValue(statistic, 'sum_types');
    if (!Array.isArray(rows)) return null;
    const sums: Partial<Record<Kind, Centavos>> = {};
    for (const row of rows) {
      // A row that is none says nothing of any sum.
      const kind = Object(row) === row ? kinds.readOr(row, field, null) : null;
      if (kind !== null) sums[kind] = money(row, 'sum_money');
    }
    return sums;
  });
}
