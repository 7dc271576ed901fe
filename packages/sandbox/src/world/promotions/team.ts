import type { Centavos } from '@fortuna/domain/money.ts';
import { addSiteDays } from '@fortuna/domain/site-days.ts';
import { and, count, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import { orderStatus } from '../order-status.ts';
import { deposits, members } from '../schema.ts';
import { memberTotals, playDays, subordinateRegistrations } from '../tables-promotions.ts';
import type { World } from '../world.ts';
import { dayOf } from './site-time.ts';

export interface Invitee {
  readonly id: number;
  readonly name: string;
  /** Since the member joined. */
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

/** What a member recharged since joining: all of it, or for those who were registered later what came after that. */
const rechargeSinceJoining = sql<number>`case when ${subordinateRegistrations.at} is null
  then coalesce(${memberTotals.recharge}, 0)
  else (select coalesce(sum(${deposits.amount}), 0) from ${deposits} where ${deposits.memberId} = ${members.id}
    and ${deposits.status} = ${orderStatus.success} and ${deposits.confirmedAt} >= ${subordinateRegistrations.at}) end`;

/** The members whom a member invited, newest first. */
export function inviteesOf(world: World, memberId: number): Invitee[] {
  return world.db
    .select({
      id: members.id,
      name: members.name,
      recharge: rechargeSinceJoining,
      joinedAt,
    })
    .from(members)
    .leftJoin(memberTotals, eq(memberTotals.memberId, members.id))
    .leftJoin(subordinateRegistrations, eq(subordinateRegistrations.memberId, members.id))
    .where(eq(members.topId, memberId))
    .orderBy(desc(joinedAt), desc(members.id))
    .all();
}

/** Days of play, today included, that make an invited member active. */
const activeDays = 30;

export type InvitationState = 'registered' | 'deposited' | 'active';

/** How far each of a member's invited members has come. */
export function invitationStates(world: World, memberId: number): (invitee: Invitee) => InvitationState {
  const since = addSiteDays(dayOf(world.clock.now()), 1 - activeDays);
  const players = new Set(
    world.db
      .selectDistinct({ id: playDays.memberId })
      .from(playDays)
      .innerJoin(members, eq(members.id, playDays.memberId))
      .where(and(eq(members.topId, memberId), gte(playDays.day, since)))
      .all()
      .map(({ id }) => id),
  );
  return ({ id, recharge }) => (players.has(id) ? 'active' : recharge > 0 ? 'deposited' : 'registered');
}

export interface TeamSize {
  readonly direct: number;
  /** Invited by those whom the member invited. */
  readonly indirect: number;
}

export function teamSize(world: World, memberId: number): TeamSize {
  const own = world.db.select({ id: members.id }).from(members).where(eq(members.topId, memberId));
  const direct = world.db.select({ rows: count() }).from(members).where(eq(members.topId, memberId)).get();
  const indirect = world.db.select({ rows: count() }).from(members).where(inArray(members.topId, own)).get();
  return { direct: direct?.rows ?? 0, indirect: indirect?.rows ?? 0 };
}
