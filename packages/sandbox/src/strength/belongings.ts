import { eq, getTableColumns, getTableName } from 'drizzle-orm';
import type { Database } from '../world/database.ts';
import { tables } from '../world/tables.ts';

/** Columns that say whose a row is, by their names in the tables. */
const ownerColumns: readonly string[] = ['memberId', 'agentId'];

/** Sessions come and go, and anybody may have a code sent to the mailbox of a login name. */
const passing: readonly string[] = ['tokens', 'password_codes'];

type Row = Readonly<Record<string, unknown>>;

/** Every row that belongs to a member, by table, without what passes. */
export function belongingsOf(db: Database, memberId: number): Readonly<Record<string, readonly Row[]>> {
  const found: Record<string, readonly Row[]> = {};
  for (const table of tables) {
    const name = getTableName(table);
    if (passing.includes(name)) continue;
    const columns = Object.entries(getTableColumns(table));
    const owner = columns.find(([key]) => ownerColumns.includes(key) || (name === 'members' && key === 'id'));
    if (owner) found[name] = db.select().from(table).where(eq(owner[1], memberId)).all();
  }
  return found;
}

/** Columns whose values are private and occur nowhere else. */
const tellingColumns: readonly string[] = [
  ...['billNo', 'relatedBillNo', 'account', 'cpf', 'ownerName', 'realName', 'nickname', 'email', 'phone'],
  ...['inviteCode', 'brCode', 'idempotencyKey', 'withdrawalPasswordHash', 'passwordHash'],
];

/** Texts that would expose a member if they appeared in somebody else's answer. */
export function secretsOf(db: Database, memberId: number): string[] {
  const rows = Object.values(belongingsOf(db, memberId)).flat();
  const texts = rows.flatMap((row) => tellingColumns.map((column) => row[column]));
  return [...new Set(texts)].filter((text): text is string => typeof text === 'string' && text.length > 5);
}
