import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

export const notifications = sqliteTable(
  'notifications',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    memberId: integer('member_id').notNull(),
    type: text('type').notNull(),
    /** Key of the texts that are filled in when it is read, in the reader's language; null: title and content are stored here. */
    notice: text('notice'),
    /** JSON of the placeholders' values. */
    noticeValues: text('notice_values').notNull(),
    title: text('title'),
    content: text('content'),
    billNo: text('bill_no'),
    isRead: integer('is_read', { mode: 'boolean' }).notNull(),
    at: integer('at').notNull(),
  },
  (table) => [
    index('notifications_member').on(table.memberId, table.at),
    index('notifications_unread').on(table.memberId, table.isRead),
  ],
);

export const memberMessages = sqliteTable(
  'member_messages',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    memberId: integer('member_id').notNull(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    isRead: integer('is_read', { mode: 'boolean' }).notNull(),
    at: integer('at').notNull(),
  },
  (table) => [
    index('member_messages_member').on(table.memberId, table.at),
    index('member_messages_unread').on(table.memberId, table.isRead),
  ],
);

export const announcements = sqliteTable('announcements', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  /** JSON: title and content by language; a missing language falls back to Portuguese. */
  texts: text('texts').notNull(),
  url: text('url'),
  isPopup: integer('is_popup', { mode: 'boolean' }).notNull(),
  startedAt: integer('started_at').notNull(),
  /** Null: runs until it is taken down. */
  endedAt: integer('ended_at'),
});
