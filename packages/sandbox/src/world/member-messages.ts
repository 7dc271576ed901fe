import { and, count, desc, eq, inArray } from 'drizzle-orm';
import { memberMessages } from './tables-information.ts';
import type { World } from './world.ts';

export type MemberMessage = typeof memberMessages.$inferSelect;

/** A message of the operator to one member. */
export function sendMessage(
  world: World,
  memberId: number,
  title: string,
  content: string,
  at: number = world.clock.now(),
): void {
  world.db.insert(memberMessages).values({ memberId, title, content, isRead: false, at }).run();
}

/** A member's messages, newest first. */
export function listMessages(
  world: World,
  memberId: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): MemberMessage[] {
  return world.db
    .select()
    .from(memberMessages)
    .where(eq(memberMessages.memberId, memberId))
    .orderBy(desc(memberMessages.at), desc(memberMessages.id))
    .limit(limit)
    .offset(offset)
    .all();
}

export function countMessages(world: World, memberId: number): { total: number; unread: number } {
  const own = eq(memberMessages.memberId, memberId);
  const total = world.db.select({ rows: count() }).from(memberMessages).where(own).get();
  const unread = world.db
    .select({ rows: count() })
    .from(memberMessages)
    .where(and(own, eq(memberMessages.isRead, false)))
    .get();
  return { total: total?.rows ?? 0, unread: unread?.rows ?? 0 };
}

/** The member's own among `ids`; all of them if none are given. */
function ownOnes(memberId: number, ids: readonly number[] | undefined) {
  return and(
    eq(memberMessages.memberId, memberId),
    ids === undefined ? undefined : inArray(memberMessages.id, [...ids]),
  );
}

export function markMessagesRead(world: World, memberId: number, ids?: readonly number[]): void {
  world.db.update(memberMessages).set({ isRead: true }).where(ownOnes(memberId, ids)).run();
}

export function deleteMessages(world: World, memberId: number, ids?: readonly number[]): void {
  world.db.delete(memberMessages).where(ownOnes(memberId, ids)).run();
}
