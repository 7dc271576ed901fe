import { bankAccountTypes } from '@fortuna/domain/model/cashier.ts';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

// Instants are milliseconds since 1970 of the sandbox's clock; money is integer centavos.

export const settings = sqliteTable('settings', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});

export const members = sqliteTable(
  'members',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    name: text('name').notNull(),
    nickname: text('nickname'),
    realName: text('real_name'),
    email: text('email'),
    phone: text('phone'),
    gender: integer('gender'),
    inviteCode: text('invite_code').notNull(),
    /** Null: the member came by phone or social login and has none. */
    passwordHash: text('password_hash'),
    withdrawalPasswordHash: text('withdrawal_password_hash'),
    /** Null: as it was at first. */
    passwordChangedAt: integer('password_changed_at'),
    withdrawalPasswordChangedAt: integer('withdrawal_password_changed_at'),
    /** 1 active, -1 disabled. */
    status: integer('status').notNull(),
    isDemo: integer('is_demo', { mode: 'boolean' }).notNull(),
    isAgent: integer('is_agent', { mode: 'boolean' }).notNull(),
    level: integer('level').notNull(),
    /** Parent in the invitation tree. */
    topId: integer('top_id'),
    /** Turnover still to be wagered. */
    turnoverLeft: integer('turnover_left').notNull(),
    /** The part of the wallet that rewards brought whose turnover is open, and what was won with it: it cannot be withdrawn. */
    bonusMoney: integer('bonus_money').notNull(),
    /** Set by the desk: the next answers say so, until the next login. */
    isForcedOffline: integer('is_forced_offline', { mode: 'boolean' }).notNull(),
    language: text('language').notNull(),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('members_name').on(table.name),
    uniqueIndex('members_invite_code').on(table.inviteCode),
    index('members_top').on(table.topId),
    index('members_phone').on(table.phone),
  ],
);

export const tokens = sqliteTable(
  'tokens',
  {
    hash: text('hash').primaryKey(),
    memberId: integer('member_id').notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [index('tokens_member').on(table.memberId)],
);

export const captchas = sqliteTable('captchas', {
  key: text('key').primaryKey(),
  answer: text('answer').notNull(),
  expiresAt: integer('expires_at').notNull(),
});

export const attempts = sqliteTable('attempts', {
  /** What is guarded, e.g. `login:rica` or `withdrawal-password:12`. */
  subject: text('subject').primaryKey(),
  failures: integer('failures').notNull(),
  lockedUntil: integer('locked_until').notNull(),
  /** Of the last failure. */
  at: integer('at').notNull(),
});

export const savedAnswers = sqliteTable(
  'saved_answers',
  {
    memberId: integer('member_id').notNull(),
    key: text('key').notNull(),
    operation: text('operation').notNull(),
    bodyHash: text('body_hash').notNull(),
    answer: text('answer').notNull(),
    at: integer('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.key] })],
);

export const ledgerTransactions = sqliteTable('ledger_transactions', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  /** deposit, withdrawal, withdrawal-approved, withdrawal-rejected, round, opening. */
  kind: text('kind').notNull(),
  /** Order number or round id. */
  reference: text('reference').notNull(),
  at: integer('at').notNull(),
});

export const ledgerEntries = sqliteTable(
  'ledger_entries',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    transactionId: integer('transaction_id').notNull(),
    account: text('account').notNull(),
    /** Signed. */
    amount: integer('amount').notNull(),
    /** The transaction's, so that an account's entries are read in order from an index alone. */
    at: integer('at').notNull(),
  },
  (table) => [
    index('ledger_entries_account').on(table.account, table.at, table.amount),
    index('ledger_entries_transaction').on(table.transactionId),
  ],
);

export const follows = sqliteTable(
  'follows',
  {
    memberId: integer('member_id').notNull(),
    gameId: integer('game_id').notNull(),
    at: integer('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.gameId] })],
);

export const deposits = sqliteTable(
  'deposits',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    billNo: text('bill_no').notNull(),
    memberId: integer('member_id').notNull(),
    amount: integer('amount').notNull(),
    /** Paid on top. */
    fee: integer('fee').notNull(),
    channelId: integer('channel_id').notNull(),
    paymentType: text('payment_type').notNull(),
    /** 1 pending, 2 success, 3 failed. */
    status: integer('status').notNull(),
    failReason: text('fail_reason'),
    brCode: text('br_code'),
    language: text('language').notNull(),
    idempotencyKey: text('idempotency_key'),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    confirmedAt: integer('confirmed_at'),
  },
  (table) => [
    uniqueIndex('deposits_bill_no').on(table.billNo),
    index('deposits_member').on(table.memberId, table.createdAt),
    index('deposits_status').on(table.status),
  ],
);

export const bankAccounts = sqliteTable(
  'bank_accounts',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    memberId: integer('member_id').notNull(),
    /** A PIX key or the e-mail address of an e-wallet in wire form, or a card number. */
    account: text('account').notNull(),
    bankType: text('bank_type').notNull(),
    pixKeyType: text('pix_key_type'),
    /** What an account at a bank is kept as; null for the others. */
    accountType: text('account_type', { enum: bankAccountTypes }),
    ownerName: text('owner_name').notNull(),
    cpf: text('cpf').notNull(),
    phone: text('phone'),
    bankAddress: text('bank_address'),
    remark: text('remark'),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('bank_accounts_own').on(table.memberId, table.bankType, table.account),
    index('bank_accounts_account').on(table.account),
  ],
);

export const withdrawals = sqliteTable(
  'withdrawals',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    billNo: text('bill_no').notNull(),
    memberId: integer('member_id').notNull(),
    amount: integer('amount').notNull(),
    fee: integer('fee').notNull(),
    bankAccountId: integer('bank_account_id').notNull(),
    /** Copied, so that a removed bank account does not change history. */
    account: text('account').notNull(),
    ownerName: text('owner_name').notNull(),
    bankType: text('bank_type').notNull(),
    paymentType: text('payment_type').notNull(),
    remark: text('remark'),
    /** 1 pending review, 2 approved, 3 rejected. */
    status: integer('status').notNull(),
    failReason: text('fail_reason'),
    idempotencyKey: text('idempotency_key'),
    createdAt: integer('created_at').notNull(),
    confirmedAt: integer('confirmed_at'),
  },
  (table) => [
    uniqueIndex('withdrawals_bill_no').on(table.billNo),
    index('withdrawals_member').on(table.memberId, table.createdAt),
    index('withdrawals_status').on(table.status),
  ],
);

export const playTokens = sqliteTable('play_tokens', {
  hash: text('hash').primaryKey(),
  /** `launch`: works once, is exchanged for a `session`. */
  purpose: text('purpose').notNull(),
  memberId: integer('member_id').notNull(),
  /** Of the access token that it was launched with, and ends with. */
  accessHash: text('access_hash'),
  gameCode: text('game_code').notNull(),
  /** Of the session's next round: secret until that is played. */
  serverSeed: text('server_seed').notNull(),
  /** Number of that round. */
  nonce: integer('nonce').notNull(),
  expiresAt: integer('expires_at').notNull(),
});

export const rounds = sqliteTable(
  'rounds',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    memberId: integer('member_id').notNull(),
    gameCode: text('game_code').notNull(),
    /** Of the game, so that records are filtered without the catalogue. */
    gameType: text('game_type').notNull(),
    providerKey: text('provider_key').notNull(),
    /** Made by the game page once a round. */
    key: text('key').notNull(),
    status: text('status', { enum: ['open', 'settled', 'void'] }).notNull(),
    stake: integer('stake').notNull(),
    /** 0 while it is open, and of a void one. */
    win: integer('win').notNull(),
    /** JSON of the engine's own: what a repeated request is answered from, and what a check compares. */
    outcome: text('outcome').notNull(),
    /** JSON of a `RoundProof`; null for a round from before there were any. */
    proof: text('proof'),
    at: integer('at').notNull(),
    /** Null while it is open. */
    settledAt: integer('settled_at'),
  },
  (table) => [
    uniqueIndex('rounds_key').on(table.memberId, table.key),
    index('rounds_member').on(table.memberId, table.at),
    index('rounds_type').on(table.memberId, table.gameType, table.at),
    index('rounds_provider').on(table.memberId, table.providerKey, table.at),
    index('rounds_at').on(table.at),
    index('rounds_open').on(table.status, table.gameType),
  ],
);
