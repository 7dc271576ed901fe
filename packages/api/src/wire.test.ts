import { describe, expect, it } from 'vitest';
import { countingUnreadable, integer, list, optionalText, page, readableRows, unlessNull } from './wire.ts';

const idOf = (row: { readonly id: unknown }) => integer(row, 'id');
const rows = [{ id: 1 }, { id: 'x' }, { id: 3 }];

describe('list', () => {
  it('leaves out what cannot be read, and counts it', () => {
    expect(countingUnreadable(() => list(rows, idOf))).toEqual({ result: [1, 3], unreadable: 1 });
    expect(countingUnreadable(() => list([{ id: 1 }], idOf)).unreadable).toBe(0);
  });

  it('is empty only where the server said so', () => {
    expect(list([], idOf)).toEqual([]);
    expect(() => list([{ id: 'x' }], idOf)).toThrow('unreadable field: data');
  });

  it('is cut where no page could show it', () => {
    const endless = Array.from({ length: 10_000 }, (_, id) => ({ id }));
    expect(list(endless, idOf)).toHaveLength(200);
    expect(readableRows(endless, idOf)).toHaveLength(200);
    expect(list(rows, idOf)).toEqual([1, 3]);
    expect(() => list(null as never, idOf)).toThrow('unreadable field: data');
  });

  it('of a part that its owner can do without may come to nothing', () => {
    expect(readableRows([{ id: 'x' }], idOf)).toEqual([]);
    expect(readableRows(null, idOf)).toEqual([]);
  });
});

describe('page', () => {
  const paginator = (data: readonly { readonly id: unknown }[]) => ({
    data,
    current_page: 1,
    per_page: 2,
    last_page: 1,
    total: data.length,
  });

  it('has no more rows than were asked for, or than the server calls a page', () => {
    const long = paginator(Array.from({ length: 10_000 }, (_, id) => ({ id })));
    expect(page(long, idOf, { pageSize: 60 }).items).toHaveLength(60);
    expect(page(long, idOf, {}).items).toEqual([0, 1]);
  });
});

describe('what a row can do without', () => {
  it('is null where it is missing, empty or of another type', () => {
    for (const name of [undefined, null, '', { odd: true }])
      expect(optionalText({ name }, 'name')).toBeNull();
  });

  it('is not guessed where null has a meaning of its own', () => {
    expect(unlessNull({ to: null }, 'to', integer)).toBeNull();
    expect(() => unlessNull({ to: 'x' }, 'to', integer)).toThrow('unreadable field: to');
  });
});
