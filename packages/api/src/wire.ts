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

/** What a row can do without: null where it is missing, and also where it is not a text. */
export function optionalText<Row>(row: Row, field: Field<Row>): string | null {
  return unlessUnreadable(row, field, text);
}

export function integer<Row>(row: Row, field: Field<Row>): number {
  const value = rawValue(row, field);
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw new WireError(field);
  return value;
}

/** What a row can do without; where null has a meaning of its own (no limit), take `unlessNull`. */
export function optionalInteger<Row>(row: Row, field: Field<Row>): number | null {
  return unlessUnreadable(row, field, integer);
}

/** A switch: 0 and 1, or a boolean. */
export function flag<Row>(row: Row, field: Field<Row>): boolean {
  const value = rawValue(row, field);
  if (value === 1 || value === true) return true;
  if (value === 0 || value === false) return false;
  throw new WireError(field);
}

/** What `read` makes of a field, or null where it is null, absent or empty, which are the same to the platform. */
export function unlessNull<Row, Value>(
  row: Row,
  field: Field<Row>,
  read: (row: Row, field: Field<Row>) => Value,
): Value | null {
  return isEmpty(rawValue(row, field)) ? null : read(row, field);
}

/** The same, and null also for what cannot be read. */
export function unlessUnreadable<Row, Value>(
  row: Row,
  field: Field<Row>,
  read: (row: Row, field: Field<Row>) => Value,
): Value | null {
  if (isEmpty(rawValue(row, field))) return null;
  try {
    return read(row, field);
  } catch {
    return null;
  }
}

let unreadableRows = 0;

/** Runs a mapping and tells how many rows it left out. Mappings are synchronous, so two of them never count at once. */
export function countingUnreadable<Result>(map: () => Result): {
  readonly result: Result;
  readonly unreadable: number;
} {
  unreadableRows = 0;
  return { result: map(), unreadable: unreadableRows };
}

/** No more rows than this are read: a server that has lost its limit must not fill the page. */
const longestList = 200;

/**
 * The rows of an array, each mapped, at most `longestList`. One that cannot be read is left out; where that is every one of them the list itself is
 * unreadable, so that a broken server is not shown as an empty one. `name` is for the error.
 */
export function list<Row, Item>(
  rows: readonly Row[],
  map: (row: Row) => Item,
  name = 'data',
): readonly Item[] {
  if (!Array.isArray(rows)) throw new WireError(name);
  const items = readableRows(rows, map);
  if (items.length === 0 && rows.length > 0) throw new WireError(name);
  return items;
}

/** The same for a part that its owner can do without: what can be read of its first `longestList` rows, which may be nothing. */
export function readableRows<Row, Item>(
  rows: readonly Row[] | null | undefined,
  map: (row: Row) => Item,
): readonly Item[] {
  if (!Array.isArray(rows)) return [];
  return rows.slice(0, longestList).flatMap((row: Row) => {
    try {
      return [map(row)];
    } catch {
      unreadableRows += 1;
      return [];
    }
  });
}

interface Paginator<Row> {
  readonly data: readonly Row[];
  readonly current_page: number;
  readonly per_page: number;
  readonly last_page: number;
  readonly total: number;
}

/** Laravel's paginator as a page of the model, with no more rows than were requested, or than the server itself puts on a page. */
export function page<Row, Item>(
  paginator: Paginator<Row>,
  map: (row: Row) => Item,
  asked: { readonly pageSize?: number },
): Page<Item> {
  const pageSize = integer(paginator, 'per_page');
  const { data } = paginator;
  return {
    page: integer(paginator, 'current_page'),
    pageSize,
    lastPage: integer(paginator, 'last_page'),
    total: integer(paginator, 'total'),
    items: list(Array.isArray(data) ? data.slice(0, asked.pageSize ?? pageSize) : data, map),
  };
}

/** To the platform, null, absent and the empty string are the same. */
export function isEmpty(value: unknown): value is null | undefined | '' {
  return value === undefined || value === null || value === '';
}
