import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import type { Database } from '../world/database.ts';
import { rememberStatements } from './remember-statements.ts';

export interface OpenDatabase {
  readonly db: Database;
  close(): void;
}

/** Nobody else on the machine may read what members entrust to it. SQLite gives its side files the mode of the database. */
function keepPrivate(place: string): void {
  closeSync(openSync(place, 'a', 0o600));
  for (const file of [place, `${place}-wal`, `${place}-shm`]) if (existsSync(file)) chmodSync(file, 0o600);
}

/**
 * Opens a database of the sandbox.
 * @param place a file, or `memory:`
 */
export function openDatabase(place: string): OpenDatabase {
  const isMemory = place === 'memory:';
  if (!isMemory) {
    mkdirSync(dirname(place), { recursive: true });
    keepPrivate(place);
  }
  const connection = new BetterSqlite3(isMemory ? ':memory:' : place);
  if (!isMemory) {
    connection.pragma('journal_mode = WAL');
    // Whatever has been answered must survive a power cut.
    connection.pragma('synchronous = FULL');
  }
  rememberStatements(connection);
  return { db: drizzle(connection), close: () => connection.close() };
}
