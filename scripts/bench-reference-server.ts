import { serve } from '@hono/node-server';
import BetterSqlite3 from 'better-sqlite3';
import { Hono } from 'hono';

/**
 * The minimum that a server of the same kind does: Hono and better-sqlite3 with the same file settings, one row read or written per
 * request, no rules, no contract. The sandbox's figures are compared with it.
 */
const [place = ':memory:', port = '0'] = process.argv.slice(2);
const database = new BetterSqlite3(place);
database.pragma('journal_mode = WAL');
database.pragma('synchronous = FULL');
database.exec('create table orders (id integer primary key autoincrement, bill_no text, amount integer)');
database.exec("insert into orders (bill_no, amount) values ('R1', 100)");
const read = database.prepare('select * from orders where id = 1');
const write = database.prepare('insert into orders (bill_no, amount) values (?, ?)');

const app = new Hono();
app.get('/healthz', (context) => context.json({ status: 'ok' }));
app.get('/read', (context) => context.json({ status: 'success', data: read.get() }));
app.post('/write', async (context) => {
  const { money } = await context.req.json();
  const { lastInsertRowid } = write.run(`R${Date.now()}`, Math.round(Number(money) * 100));
  return context.json({ status: 'success', data: { id: Number(lastInsertRowid) } });
});
serve({ fetch: app.fetch, port: Number(port), hostname: '127.0.0.1' });
