import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import type { Database } from '../world/database.ts';
import { rememberStatements } from './remember-statements.ts';

export interface OpenDatabase {
  readonly db: Database;
  close(): void;
}

/**
 * Opens a database of the sandbox.
 * @param place a file, or `memory:`
 */
export function openDatabase(place: string): OpenDatabase {
  const isMemory = place === 'memory:';
  if (!isMemory) mkdirSync(dirname(place), { recursive: true });
  const connection = new BetterSqlite3(isMemory ? ':memory:' : place);
  if (!isMemory) {
    connection.pragma('journal_mode = WAL');
    // Whatever has been answered must survive a power cut.
    connection.pragma('synchronous = FULL');
  }
  rememberStatements(connection);
  return { db: drizzle(connection), close: () => connection.close() };
}
