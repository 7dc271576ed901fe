import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

// What promotions, VIP and agency keep. Days are `YYYY-MM-DD` of the site's time zone; instants and money as in schema.ts.

/** A credited reward, the turnover it asks for and how much of that is covered. */
export const rewards = sqliteTable(
  'rewards',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    billNo: text('bill_no').notNull(),
    memberId: integer('member_id').notNull(),
    /** Which activity gave it, in the contract's words (`CoverSource`). */
    source: text('source').notNull(),
    /** What it was given for: an order, a day, a tier in a month. */
    item: text('item').notNull(),
    money: integer('money').notNull(),
    turnover: integer('turnover').notNull(),
    covered: integer('covered').notNull(),
    /** 1 turnover left, 2 covered, 3 cancelled by the operator. */
    status: integer('status').notNull(),
    /** What the cancellation found in the wallet and took; null for rewards that are not cancelled. */
    takenBack: integer('taken_back'),
    /** Order number of the recharge that earned it. */
    relatedBillNo: text('related_bill_no'),
    /** Of the claim that it was given for. */
    idempotencyKey: text('idempotency_key'),
    at: integer('at').notNull(),
    coveredAt: integer('covered_at'),
  },
  (table) => [
    uniqueIndex('rewards_bill_no').on(table.billNo),
    // Pays at most once per item, whatever the code above it does.
    uniqueIndex('rewards_item').on(table.memberId, table.source, table.item),
    index('rewards_status').on(table.memberId, table.status),
    index('rewards_member').on(table.memberId, table.at),
  ],
);

export const spins = sqliteTable(
  'spins',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    memberId: integer('member_id').notNull(),
    /** `daily` or `lottery`. */
    wheel: text('wheel').notNull(),
    /** `day`: the free spin of a day. `kept`: one that was earned or won. */
    kind: text('kind').notNull(),
    /** The day that a free spin belongs to, or the number of a kept one: neither is spun twice. */
    ticket: text('ticket').notNull(),
    prizeId: integer('prize_id').notNull(),
    reward: text('reward').notNull(),
    /** Centavos for `cash`, a count for the others. */
    quantity: integer('quantity').notNull(),
    idempotencyKey: text('idempotency_key'),
    at: integer('at').notNull(),
  },
  (table) => [uniqueIndex('spins_ticket').on(table.memberId, table.wheel, table.kind, table.ticket)],
);

/** Totals since registration, which VIP levels look at, and points. */
export const memberTotals = sqliteTable('member_totals', {
  memberId: integer('member_id').primaryKey(),
  recharge: integer('recharge').notNull(),
  betting: integer('betting').notNull(),
  points: integer('points').notNull(),
});

/** Settled bets of a day by game type. */
export const playDays = sqliteTable(
  'play_days',
  {
    memberId: integer('member_id').notNull(),
    day: text('day').notNull(),
    gameType: text('game_type').notNull(),
    stake: integer('stake').notNull(),
    payout: integer('payout').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.day, table.gameType] }),
    index('play_days_day').on(table.day),
  ],
);

/** Confirmed deposits of a day. */
export const rechargeDays = sqliteTable(
  'recharge_days',
  {
    memberId: integer('member_id').notNull(),
    day: text('day').notNull(),
    amount: integer('amount').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.day] }), index('recharge_days_day').on(table.day)],
);

/** Level changes, level bonuses and rebates. */
export const vipEvents = sqliteTable(
  'vip_events',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    memberId: integer('member_id').notNull(),
    type: text('type').notNull(),
    /** What happens once: a level, or day and game type of a rebate. */
    item: text('item').notNull(),
    level: integer('level').notNull(),
    money: integer('money').notNull(),
    baseMoney: integer('base_money'),
    gameType: text('game_type'),
    at: integer('at').notNull(),
  },
  (table) => [
    uniqueIndex('vip_events_item').on(table.memberId, table.type, table.item),
    index('vip_events_member').on(table.memberId, table.at),
  ],
);

/** When a member who had no agent was registered as a subordinate. */
export const subordinateRegistrations = sqliteTable('subordinate_registrations', {
  memberId: integer('member_id').primaryKey(),
  agentId: integer('agent_id').notNull(),
  at: integer('at').notNull(),
});

export const commissions = sqliteTable(
  'commissions',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    agentId: integer('agent_id').notNull(),
    /** recharge, betting, invitation. */
    type: text('type').notNull(),
    /** The subordinate; 0 where it sums up several. */
    fromId: integer('from_id').notNull(),
    base: integer('base').notNull(),
    basisPoints: integer('basis_points').notNull(),
    money: integer('money').notNull(),
    /** 1 awaits settlement, 2 credited. */
    status: integer('status').notNull(),
    day: text('day').notNull(),
    settledAt: integer('settled_at'),
  },
  (table) => [
    uniqueIndex('commissions_item').on(table.agentId, table.type, table.day, table.fromId),
    index('commissions_status').on(table.status),
  ],
);
