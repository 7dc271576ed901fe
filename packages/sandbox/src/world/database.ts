import { sql } from 'drizzle-orm';
import { type BaseSQLiteDatabase, getTableConfig } from 'drizzle-orm/sqlite-core';
import { createStatements } from './create-tables.ts';
import { tables } from './tables.ts';

/** What better-sqlite3 (Node) and sql.js (browser) have in common under drizzle: synchronous queries. */
export type Database = BaseSQLiteDatabase<'sync', unknown, Record<string, never>>;

/**
 * Runs `work` in one transaction: all of it is there afterwards, or nothing. Only synchronous work: sql.js would accept a promise
 * and leave its rows behind. Not to be nested.
 */
export function inTransaction<Result>(db: Database, work: () => Result): Result {
  db.run(sql`begin immediate`);
  try {
    const result = work();
    if (result instanceof Promise) throw new TypeError('A transaction holds synchronous work only');
    db.run(sql`commit`);
    return result;
  } catch (error) {
    db.run(sql`rollback`);
    throw error;
  }
}

function fingerprint(statements: readonly string[]): number {
  let hash = 17;
  for (const character of statements.join(';')) hash = (Math.imul(hash, 31) + character.charCodeAt(0)) >>> 0;
  return hash & 0x7fffffff;
}

/**
 * Creates the tables where they are missing. A file written by another version of the schema is recreated, since a sandbox
 * has nothing worth migrating.
 * @returns true when the tables are new and empty.
 */
export function prepareTables(db: Database): boolean {
  const statements = tables.flatMap(createStatements);
  const version = fingerprint(statements);
  const found = db.get<{ user_version: number }>(sql`pragma user_version`).user_version;
  if (found === version) return false;
  inTransaction(db, () => {
    for (const table of tables) db.run(sql.raw(`drop table if exists "${getTableConfig(table).name}"`));
    for (const statement of statements) db.run(sql.raw(statement));
    db.run(sql.raw(`pragma user_version = ${version}`));
  });
  return true;
}

/** Deletes every row; the tables stay. Call inside a transaction. */
export function emptyTables(db: Database): void {
  for (const table of tables) db.delete(table).run();
  db.run(sql`delete from sqlite_sequence`);
}
