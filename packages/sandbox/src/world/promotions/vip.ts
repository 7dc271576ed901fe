import { and, desc, eq, lte } from 'drizzle-orm';
import { findMember, updateMember } from '../members.ts';
import { notify } from '../notifications.ts';
import { vipEvents } from '../tables-promotions.ts';
import type { World } from '../world.ts';
import { totalsOf } from './standing.ts';
import { levelFor } from './vip-levels.ts';

/** Raises the level to what the totals reach; it never falls. Call inside the transaction that changed the totals. */
export function raiseLevel(world: World, memberId: number, at: number): void {
  const member = findMember(world, memberId);
  if (!member) return;
  const { recharge, betting } = totalsOf(world, memberId);
  const reached = levelFor(recharge, betting);
  if (reached <= member.level) return;
  for (let level = member.level + 1; level <= reached; level++) addLevelUp(world, memberId, level, at);
  updateMember(world, memberId, { level: reached });
  notify(world, memberId, 'levelReached', { level: reached }, null, at);
}

/** Writes that a level was reached. */
export function addLevelUp(world: World, memberId: number, level: number, at: number): void {
  world.db
    .insert(vipEvents)
    .values({ memberId, type: 'level_up', item: `level:${level}`, level, money: 0, at })
    .run();
}

/** The level that a member had at an instant. */
export function levelAt(world: World, memberId: number, at: number): number {
  const row = world.db
    .select({ level: vipEvents.level })
    .from(vipEvents)
    .where(and(eq(vipEvents.memberId, memberId), eq(vipEvents.type, 'level_up'), lte(vipEvents.at, at)))
    .orderBy(desc(vipEvents.level))
    .get();
  return row?.level ?? 0;
}
