import { formatMoney } from '@fortuna/domain/money.ts';
import { and, count, desc, eq, inArray } from 'drizzle-orm';
import { isNoticeKey, type NoticeKey, type NotificationType, noticeTexts } from '../messages/notice-texts.ts';
import { reasonText } from '../messages/standing-reasons.ts';
import { fillIn, type MessageLanguage, type MessageValues } from '../messages/translate.ts';
import { notifications } from './tables-information.ts';
import type { World } from './world.ts';

export interface MemberNotification {
  readonly id: number;
  readonly type: NotificationType;
  readonly title: string;
  readonly content: string;
  readonly billNo: string | null;
  readonly isRead: boolean;
  readonly at: number;
}

type NotificationRow = typeof notifications.$inferSelect;

const blank = { noticeValues: '{}', title: null, content: null, isRead: false } as const;

/**
 * Notifies a member of what happened to the account. Call in the transaction in which it happens.
 * @param values fill the placeholders of the notice's texts; `money` and `taken` are centavos, `reason` may be a standing one
 */
export function notify(
  world: World,
  memberId: number,
  notice: NoticeKey,
  values: MessageValues = {},
  billNo: string | null = null,
  at: number = world.clock.now(),
): void {
  const { type } = noticeTexts[notice];
  world.db
    .insert(notifications)
    .values({ ...blank, memberId, type, notice, noticeValues: JSON.stringify(values), billNo, at })
    .run();
}

/** A notification in the operator's own words, the same in every language. */
export function notifyInWords(world: World, memberId: number, title: string, content: string): void {
  world.db
    .insert(notifications)
    .values({ ...blank, memberId, type: 'system', notice: null, title, content, at: world.clock.now() })
    .run();
}

/** What is money among the values, centavos, and what is a reason. */
const amounts = ['money', 'taken'];

function valuesFor(values: MessageValues, language: MessageLanguage): MessageValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (typeof value === 'number')
        return [name, amounts.includes(name) ? formatMoney(value, language) : value];
      return [name, name === 'reason' ? reasonText(value, language) : value];
    }),
  );
}

function inWords(row: NotificationRow, language: MessageLanguage): MemberNotification {
  const { id, billNo, isRead, at } = row;
  if (row.notice === null || !isNoticeKey(row.notice)) {
    return { id, type: 'system', title: row.title ?? '', content: row.content ?? '', billNo, isRead, at };
  }
  const texts = noticeTexts[row.notice];
  const values = valuesFor(JSON.parse(row.noticeValues), language);
  const [title, content] = texts[language];
  return {
    id,
    type: texts.type,
    title: fillIn(title, values),
    content: fillIn(content, values),
    billNo,
    isRead,
    at,
  };
}

/** A member's notifications, newest first. */
export function listNotifications(
  world: World,
  memberId: number,
  language: MessageLanguage,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): MemberNotification[] {
  return world.db
    .select()
    .from(notifications)
    .where(eq(notifications.memberId, memberId))
    .orderBy(desc(notifications.at), desc(notifications.id))
    .limit(limit)
    .offset(offset)
    .all()
    .map((row) => inWords(row, language));
}

export function countNotifications(world: World, memberId: number): { total: number; unread: number } {
  const own = eq(notifications.memberId, memberId);
  const total = world.db.select({ rows: count() }).from(notifications).where(own).get();
  const unread = world.db
    .select({ rows: count() })
    .from(notifications)
    .where(and(own, eq(notifications.isRead, false)))
    .get();
  return { total: total?.rows ?? 0, unread: unread?.rows ?? 0 };
}

/** Marks the member's own among `ids` as read; all of them if none are given. */
export function markNotificationsRead(
  world: World,
  memberId: number,
  ids: readonly number[] | undefined,
): void {
  world.db
    .update(notifications)
    .set({ isRead: true })
    .where(
      and(
        eq(notifications.memberId, memberId),
        eq(notifications.isRead, false),
        ids === undefined ? undefined : inArray(notifications.id, [...ids]),
      ),
    )
    .run();
}
