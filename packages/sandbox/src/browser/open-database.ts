import { drizzle } from 'drizzle-orm/sql-js';
import initSqlJs from 'sql.js';
import type { Database } from '../world/database.ts';

export interface OpenBrowserDatabase {
  readonly db: Database;
  close(): void;
}

/**
 * Opens an empty database in memory without Node: SQLite as WebAssembly. What differs from better-sqlite3 stays out of sight
 * because transactions go through `inTransaction` alone and changed rows are read with `returning()`.
 * @param wasmAddress where `sql-wasm.wasm` of sql.js lies: an address, or a file path under Node
 */
export async function openBrowserDatabase(wasmAddress: string): Promise<OpenBrowserDatabase> {
  const { Database: Connection } = await initSqlJs({ locateFile: () => wasmAddress });
  const connection = new Connection();
  return { db: drizzle(connection), close: () => connection.close() };
}
