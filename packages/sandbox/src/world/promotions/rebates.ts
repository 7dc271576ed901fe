import { type GameType, gameTypes } from '@fortuna/domain/model/games.ts';
import type { Centavos } from '@fortuna/domain/money.ts';
import { and, count, eq, gt, lt, or, sql } from 'drizzle-orm';
import { newBillNumber } from '../bill-number.ts';
import { balanceOf, post, rebateWalletOf } from '../ledger.ts';
import type { MemberRow } from '../members.ts';
import { Refusal } from '../refusal.ts';
import { members } from '../schema.ts';
import { playDays, vipEvents } from '../tables-promotions.ts';
import type { World } from '../world.ts';
import { ensureTakesPart, grantReward, type RewardRow } from './rewards.ts';
import { levelAt } from './vip.ts';
import { rebateBasisPoints, shareOf } from './vip-levels.ts';

/** What waits in the rebate wallet. */
export function rebateBalance(world: World, memberId: number): Centavos {
  return balanceOf(world.db, rebateWalletOf(memberId));
}

/** Puts the rebates of a day's bets into the rebate wallets, once a day and game type. Call inside a transaction. */
export function settleRebates(world: World, day: string, at: number): void {
  const rows = world.db
    .select({ memberId: playDays.memberId, gameType: playDays.gameType, stake: playDays.stake })
    .from(playDays)
    .innerJoin(members, eq(members.id, playDays.memberId))
    .where(and(eq(playDays.day, day), eq(members.isDemo, false), eq(members.status, 1)))
    .all();
  for (const { memberId, gameType: typeName, stake } of rows) {
    const gameType = gameTypes.find((type) => type === typeName);
    if (!gameType) continue;
    const ofDay = `${day}:${gameType}`;
    const before = rebatedOn(world, memberId, ofDay);
    const item = before.times === 0 ? ofDay : `${ofDay}:${before.times + 1}`;
    if (stake > before.stake)
      accrueRebate(world, { memberId, gameType, stake: stake - before.stake, item }, at);
  }
}

/** What a day has been rebated for already: it is settled again where the clock was ahead of it, and more may have been wagered since. */
function rebatedOn(world: World, memberId: number, item: string): { stake: Centavos; times: number } {
  // As bounds, which an index finds: a semicolon comes right after a colon.
  const isLater = and(gt(vipEvents.item, `${item}:`), lt(vipEvents.item, `${item};`));
  const isOfDay = or(eq(vipEvents.item, item), isLater);
  const row = world.db
    .select({ stake: sql<number>`coalesce(sum(${vipEvents.baseMoney}), 0)`, times: count() })
    .from(vipEvents)
    .where(and(eq(vipEvents.memberId, memberId), eq(vipEvents.type, 'rebate'), isOfDay))
    .get();
  return row ?? { stake: 0, times: 0 };
}

interface RebatedBets {
  readonly memberId: number;
  readonly gameType: GameType;
  readonly stake: Centavos;
  /** What they are, of which each is rebated once. */
  readonly item: string;
}

/** Puts the rebate of bets of one type into the rebate wallet, at the level of that instant. Call inside a transaction. */
export function accrueRebate(
  world: World,
  { memberId, gameType, stake, item }: RebatedBets,
  at = world.clock.now(),
): void {
  const level = levelAt(world, memberId, at);
  const money = shareOf(stake, rebateBasisPoints(gameType, level));
  if (money === 0) return;
  const event = world.db
    .insert(vipEvents)
    .values({ memberId, type: 'rebate', item, level, money, baseMoney: stake, gameType, at })
    .onConflictDoNothing()
    .returning()
    .get();
  if (!event) return;
  const to = rebateWalletOf(memberId);
  post(world, 'rebate-accrued', item, [{ from: 'house:promotions', to, amount: money }], at);
}

/** Moves the whole rebate wallet to the balance. Call inside a transaction. @throws Refusal `noRebate` when it is empty */
export function collectRebates(world: World, member: MemberRow): RewardRow {
  ensureTakesPart(member);
  const money = rebateBalance(world, member.id);
  if (money === 0) throw new Refusal('noRebate');
  return grantReward(world, member, {
    source: 'fs',
    item: newBillNumber(world, 'B'),
    money,
    turnover: money,
  });
}
