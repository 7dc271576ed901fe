import type { Centavos } from '@fortuna/domain/money.ts';
import { count, desc, eq, inArray, sql } from 'drizzle-orm';
import { members } from '../schema.ts';
import { memberTotals, subordinateRegistrations } from '../tables-promotions.ts';
import type { World } from '../world.ts';

export interface Invitee {
  readonly id: number;
  readonly name: string;
  readonly recharge: Centavos;
  /** When the member registered, or was registered as a subordinate. */
  readonly joinedAt: number;
}

/** First and last character of a name. */
export function maskedName(name: string): string {
  const characters = [...name];
  return `${characters[0] ?? ''}***${characters.length > 1 ? characters.at(-1) : ''}`;
}

const joinedAt = sql<number>`coalesce(${subordinateRegistrations.at}, ${members.createdAt})`;

/** The members whom a member invited, newest first. */
export function inviteesOf(world: World, memberId: number): Invitee[] {
  return world.db
    .select({
      id: members.id,
      name: members.name,
      recharge: sql<number>`coalesce(${memberTotals.recharge}, 0)`,
      joinedAt,
    })
    .from(members)
    .leftJoin(memberTotals, eq(memberTotals.memberId, members.id))
    .leftJoin(subordinateRegistrations, eq(subordinateRegistrations.memberId, members.id))
    .where(eq(members.topId, memberId))
    .orderBy(desc(joinedAt), desc(members.id))
    .all();
}

/** Ids of the members whom these members invited. */
export function inviteeIdsOf(world: World, memberIds: readonly number[]): number[] {
  if (memberIds.length === 0) return [];
  return world.db
    .select({ id: members.id })
    .from(members)
    .where(inArray(members.topId, [...memberIds]))
    .all()
    .map(({ id }) => id);
}

/** Whoever invited somebody is an agent. */
export function isAgent(world: World, memberId: number): boolean {
  const row = world.db.select({ rows: count() }).from(members).where(eq(members.topId, memberId)).get();
  return (row?.rows ?? 0) > 0;
}
