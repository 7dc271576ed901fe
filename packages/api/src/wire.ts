import { type Centavos, fromReais } from '@fortuna/domain/money.ts';
import type { Page } from '@fortuna/domain/page.ts';

/** An answer that lacks a field or has it in another type. The client turns it into a network problem. */
export class WireError extends Error {
  constructor(field: string) {
    super(`unreadable field: ${field}`);
    this.name = 'WireError';
  }
}

/** Names of the fields of a row, so that the compiler checks the wire names against the contract. */
export type Field<Row> = keyof Row & string;

/** The value of a field, whatever it is; throws WireError where the row is no object at all. */
export function rawValue<Row>(row: Row, field: Field<Row>): unknown {
  if (typeof row !== 'object' || row === null) throw new WireError(field);
  return Reflect.get(row, field);
}

export function text<Row>(row: Row, field: Field<Row>): string {
  const value = rawValue(row, field);
  if (typeof value !== 'string') throw new WireError(field);
  return value;
}

/** A text without which the row is of no use. */
export function requiredText<Row>(row: Row, field: Field<Row>): string {
  const value = text(row, field);
  if (value === '') throw new WireError(field);
  return value;
}

/** Null, absent and empty are the same to the platform. */
export function optionalText<Row>(row: Row, field: Field<Row>): string | null {
  return isEmpty(rawValue(row, field)) ? null : text(row, field);
}

export function integer<Row>(row: Row, field: Field<Row>): number {
  const value = rawValue(row, field);
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw new WireError(field);
  return value;
}

export function optionalInteger<Row>(row: Row, field: Field<Row>): number | null {
  return isEmpty(rawValue(row, field)) ? null : integer(row, field);
}

/** A switch: 0 and 1, or a boolean. */
export function flag<Row>(row: Row, field: Field<Row>): boolean {
  const value = rawValue(row, field);
  if (value === 1 || value === true) return true;
  if (value === 0 || value === false) return false;
  throw new WireError(field);
}

/** Reais as a number or a decimal string. */
export function money<Row>(row: Row, field: Field<Row>): Centavos {
  const value = rawValue(row, field);
  const centavos = typeof value === 'number' || typeof value === 'string' ? fromReais(value) : null;
  if (centavos === null) throw new WireError(field);
  return centavos;
}

export function optionalMoney<Row>(row: Row, field: Field<Row>): Centavos | null {
  return isEmpty(rawValue(row, field)) ? null : money(row, field);
}

/** A count that may come as a decimal string, like money: "3", 3 or "3.00". */
export function count<Row>(row: Row, field: Field<Row>): number {
  const hundredths = money(row, field);
  if (hundredths % 100 !== 0) throw new WireError(field);
  return hundredths / 100;
}

/** What `read` makes of a field, or null where it is null, absent or empty. */
export function unlessNull<Row, Value>(
  row: Row,
  field: Field<Row>,
  read: (row: Row, field: Field<Row>) => Value,
): Value | null {
  return isEmpty(rawValue(row, field)) ? null : read(row, field);
}

/** Percent with two decimals is to basis points what reais are to centavos: 1.5 -> 150. */
export function basisPoints<Row>(row: Row, field: Field<Row>): number {
  return money(row, field);
}

/** The rows of an array, each mapped; `name` is for the error. */
export function list<Row, Item>(
  rows: readonly Row[],
  map: (row: Row) => Item,
  name = 'data',
): readonly Item[] {
  if (!Array.isArray(rows)) throw new WireError(name);
  return rows.map((row) => map(row));
}

interface Paginator<Row> {
  readonly data: readonly Row[];
  readonly current_page: number;
  readonly per_page: number;
  readonly last_page: number;
  readonly total: number;
}

/** Laravel's paginator as a page of the model. */
export function page<Row, Item>(paginator: Paginator<Row>, map: (row: Row) => Item): Page<Item> {
  return {
    page: integer(paginator, 'current_page'),
    pageSize: integer(paginator, 'per_page'),
    lastPage: integer(paginator, 'last_page'),
    total: integer(paginator, 'total'),
    items: list(paginator.data, map),
  };
}

/** Null, absent and the empty text are the same to the platform. */
export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}
