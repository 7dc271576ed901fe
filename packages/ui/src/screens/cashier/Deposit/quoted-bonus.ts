import type { DepositQuote } from '@fortuna/domain/model/cashier.ts';
import type { Centavos } from '@fortuna/domain/money.ts';
import type { Loadable } from '../../page/loadable.ts';

/** What is known of this very amount; null: nothing yet. What is known of one amount is not said of another. */
export function quoteOf(quote: Loadable<DepositQuote> | null, amount: Centavos): DepositQuote | null {
  return quote?.kind === 'ready' && quote.content.amount === amount ? quote.content : null;
}

/** All that a deposit can earn besides. */
export function bonusTotal({ rewards }: DepositQuote): Centavos {
  return rewards.reduce((sum, { amount }) => sum + amount, 0);
}
