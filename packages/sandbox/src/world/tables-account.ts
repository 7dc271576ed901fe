import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** What a member has set; without a row everything is as it was after registration. */
export const profiles = sqliteTable('profiles', {
  memberId: integer('member_id').primaryKey(),
  pictureId: integer('picture_id'),
  qq: text('qq'),
  isTipsOn: integer('is_tips_on', { mode: 'boolean' }).notNull(),
  isInboxOn: integer('is_inbox_on', { mode: 'boolean' }).notNull(),
  isAutoTransferOn: integer('is_auto_transfer_on', { mode: 'boolean' }).notNull(),
});

/** Proofs of a login password; one a member. */
export const passwordTickets = sqliteTable('password_tickets', {
  memberId: integer('member_id').primaryKey(),
  hash: text('hash').notNull(),
  expiresAt: integer('expires_at').notNull(),
});

/** The last code that was asked for a forgotten password; one a login name, known or not. */
export const passwordCodes = sqliteTable('password_codes', {
  name: text('name').primaryKey(),
  /** Null where no code was sent: nobody has the name, or the member has no address or no password. */
  memberId: integer('member_id'),
  code: text('code').notNull(),
  failures: integer('failures').notNull(),
  expiresAt: integer('expires_at').notNull(),
  resendAt: integer('resend_at').notNull(),
});

/** The last code that was sent to bind an address; one a member. In plain text, since the desk is the sandbox's mailbox. */
export const emailCodes = sqliteTable('email_codes', {
  memberId: integer('member_id').primaryKey(),
  email: text('email').notNull(),
  code: text('code').notNull(),
  failures: integer('failures').notNull(),
  expiresAt: integer('expires_at').notNull(),
  resendAt: integer('resend_at').notNull(),
});
