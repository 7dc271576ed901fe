import { type Centavos, fromReais } from '@fortuna/domain/money.ts';
import { type Field, rawValue, unlessUnreadable, WireError } from './wire.ts';

/** Reais as a number or a decimal string. */
export function money<Row>(row: Row, field: Field<Row>): Centavos {
  const value = rawValue(row, field);
  const centavos = typeof value === 'number' || typeof value === 'string' ? fromReais(value) : null;
  if (centavos === null) throw new WireError(field);
  return centavos;
}

/** What a row can do without; where null has a meaning of its own (no upper end), take `unlessNull`. */
export function optionalMoney<Row>(row: Row, field: Field<Row>): Centavos | null {
  return unlessUnreadable(row, field, money);
}

/** A count that may come as a decimal string, like money: "3", 3 or "3.00". */
export function count<Row>(row: Row, field: Field<Row>): number {
  const hundredths = money(row, field);
  if (hundredths % 100 !== 0) throw new WireError(field);
  return hundredths / 100;
}

/** A figure in a unit that only the server knows: 12, "12" or "12.50", as it says. */
export function plainNumber<Row>(row: Row, field: Field<Row>): number {
  return money(row, field) / 100;
}

/** Percent with two decimals is to basis points what reais are to centavos: 1.5 -> 150. */
export function basisPoints<Row>(row: Row, field: Field<Row>): number {
  return money(row, field);
}
