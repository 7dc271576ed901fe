import type BetterSqlite3 from 'better-sqlite3';

/** More statements than the sandbox has; lists of ids in a query could produce any number. */
const most = 1_000;

/**
 * Lets a connection compile each statement once. better-sqlite3 compiles whenever it is asked, and drizzle asks for every query
 * that it runs, which cost more than the queries themselves.
 */
export function rememberStatements(connection: BetterSqlite3.Database): void {
  const prepare = connection.prepare.bind(connection);
  const known = new Map<string, BetterSqlite3.Statement>();
  const remembered = (source: string): BetterSqlite3.Statement => {
    const found = known.get(source);
    // drizzle turns `raw` on where it maps rows itself, and takes for granted that a new statement has it off.
    if (found) return found.reader ? found.raw(false) : found;
    if (known.size === most) known.clear();
    const statement = prepare(source);
    known.set(source, statement);
    return statement;
  };
  Object.assign(connection, { prepare: remembered });
}
