import BetterSqlite3 from 'better-sqlite3';
import { crashPoints } from './crash-points.ts';

// Loaded into the server from outside, with `node --import`: the product itself has no such hook.
const point = crashPoints[process.env.CRASH_POINT ?? ''];
let hitsLeft = Number(process.env.CRASH_HITS ?? 1);

function dieOnLastHit(): void {
  hitsLeft -= 1;
  if (hitsLeft === 0) process.kill(process.pid, 'SIGKILL');
}

if (point) {
  const { prepare } = BetterSqlite3.prototype;
  BetterSqlite3.prototype.prepare = function prepareWatched(this: BetterSqlite3.Database, source: string) {
    const statement = prepare.call(this, source);
    if (!point.statement.test(source)) return statement;
    for (const way of ['run', 'get', 'all'] as const) {
      const original = Reflect.get(statement, way);
      const watched = (...values: unknown[]): unknown => {
        if (point.moment === 'before') dieOnLastHit();
        const result: unknown = Reflect.apply(original, statement, values);
        if (point.moment === 'after') dieOnLastHit();
        return result;
      };
      Object.assign(statement, { [way]: watched });
    }
    return statement;
  } as typeof prepare;
}
