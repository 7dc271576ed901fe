import type { Database } from './database.ts';

/** A query that is built once per database, for what every request needs: building one costs more than running it. */
export function prepared<Query>(build: (db: Database) => Query): (db: Database) => Query {
  const known = new WeakMap<Database, Query>();
  return (db) => {
    const found = known.get(db) ?? build(db);
    known.set(db, found);
    return found;
  };
}
