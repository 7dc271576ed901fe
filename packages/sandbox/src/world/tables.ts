import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import * as schema from './schema.ts';
import * as accountTables from './tables-account.ts';
import * as informationTables from './tables-information.ts';
import * as promotions from './tables-promotions.ts';

/** Every table of the world; creation and reset use this list. */
export const tables = [schema, accountTables, informationTables, promotions].flatMap((group) =>
  Object.values<SQLiteTable>(group),
);
