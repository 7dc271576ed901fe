import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/** Accounts that members have opened at providers of games. Who has played there has one too, without a row. */
export const gameAccounts = sqliteTable(
  'game_accounts',
  {
    memberId: integer('member_id').notNull(),
    providerKey: text('provider_key').notNull(),
    isSuspended: integer('is_suspended', { mode: 'boolean' }).notNull(),
    at: integer('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.providerKey] })],
);

/** What the desk has ordered of live tables; one without a row is dealt as usual. */
export const tableOrders = sqliteTable('table_orders', {
  gameId: integer('game_id').primaryKey(),
  state: text('state', { enum: ['open', 'full', 'offline'] }).notNull(),
  /** Rounds that have begun before are not shown: nobody dealt them. */
  since: integer('since').notNull(),
});

/** Flights of crash games: everybody who plays the game is on the same one. */
export const flights = sqliteTable(
  'flights',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    gameCode: text('game_code').notNull(),
    /** Of the game's flights, from 1. */
    number: integer('number').notNull(),
    /** A secret until the flight has ended. */
    serverSeed: text('server_seed').notNull(),
    /** Multiplier in hundredths; as secret as the seed that it follows from. */
    point: integer('point').notNull(),
    /** Bets are taken until it takes off. */
    opensAt: integer('opens_at').notNull(),
    takesOffAt: integer('takes_off_at').notNull(),
    crashesAt: integer('crashes_at').notNull(),
    isSettled: integer('is_settled', { mode: 'boolean' }).notNull(),
  },
  (table) => [
    uniqueIndex('flights_number').on(table.gameCode, table.number),
    index('flights_due').on(table.isSettled, table.crashesAt),
  ],
);

/** Who is on a flight: one bet a member. */
export const flightBets = sqliteTable(
  'flight_bets',
  {
    flightId: integer('flight_id').notNull(),
    memberId: integer('member_id').notNull(),
    roundId: integer('round_id').notNull(),
    /** Multiplier at which the bet gets out by itself; the highest one where the player has set none. */
    target: integer('target').notNull(),
    /** In milliseconds of the clock: when the flight would have it. */
    targetAt: integer('target_at').notNull(),
    /** Multiplier at which it got out; null: it has not. */
    cashedOut: integer('cashed_out'),
    isOpen: integer('is_open', { mode: 'boolean' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.flightId, table.memberId] }),
    index('flight_bets_due').on(table.isOpen, table.targetAt),
    index('flight_bets_round').on(table.roundId),
    index('flight_bets_member').on(table.memberId),
  ],
);

/** Money that has been moved between the wallet and providers of games; each is one transaction of the ledger. */
export const gameTransfers = sqliteTable(
  'game_transfers',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    billNo: text('bill_no').notNull(),
    memberId: integer('member_id').notNull(),
    kind: text('kind', { enum: ['in', 'out', 'all_out'] }).notNull(),
    /** Null: all that hold anything. */
    providerKey: text('provider_key'),
    amount: integer('amount').notNull(),
    /** By the platform itself, for a member who wants that. */
    isAutomatic: integer('is_automatic', { mode: 'boolean' }).notNull(),
    idempotencyKey: text('idempotency_key'),
    at: integer('at').notNull(),
  },
  (table) => [index('game_transfers_member').on(table.memberId, table.id)],
);
