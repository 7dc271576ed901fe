import { endOfSiteDay, startOfSiteDay } from '@fortuna/domain/time-zone.ts';
import { and, gte, lte, or, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';

/** One of the columns contains what was typed, whose wildcards are letters like any other. */
export function contains(columns: readonly SQLiteColumn[], text: string): SQL | undefined {
  if (text === '') return undefined;
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return or(...columns.map((column) => sql`${column} like ${pattern} escape '\\'`));
}

/** An instant within days of the site's time zone; an empty day leaves its end open. */
export function within(
  column: SQLiteColumn,
  { from, to }: { readonly from: string; readonly to: string },
): SQL | undefined {
  return and(
    from === '' ? undefined : gte(column, Date.parse(startOfSiteDay(from))),
    to === '' ? undefined : lte(column, Date.parse(endOfSiteDay(to))),
  );
}
