import { type Centavos, formatMoney } from '@fortuna/domain/money.ts';

/** Placeholders of money in a message: written the Brazilian way in every language, since the currency is. */
export function moneyValue(amount: Centavos): string {
  return formatMoney(amount, 'pt');
}
