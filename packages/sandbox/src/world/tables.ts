import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import * as schema from './schema.ts';
import * as accountTables from './tables-account.ts';
import * as gameTables from './tables-games.ts';
import * as informationTables from './tables-information.ts';
import * as promotions from './tables-promotions.ts';
import * as siteTables from './tables-site.ts';

/** Every table of the world; creation and reset use this list. */
export const tables = [schema, accountTables, gameTables, informationTables, promotions, siteTables].flatMap(
  (group) => Object.values<SQLiteTable>(group),
);
