import type { components } from '@fortuna/api/generated/schema.ts';
import type { Centavos } from '@fortuna/domain/money.ts';
import { and, eq, gte } from 'drizzle-orm';
import { newBillNumber } from '../bill-number.ts';
import { type Account, post, rebateWalletOf, walletOf } from '../ledger.ts';
import type { MemberRow } from '../members.ts';
import { notify } from '../notifications.ts';
import { Refusal } from '../refusal.ts';
import { rewards } from '../tables-promotions.ts';
import type { World } from '../world.ts';
import { addTurnover, changeBonusMoney, coverStatus } from './turnover.ts';

export type RewardRow = typeof rewards.$inferSelect;
export type RewardSource = components['schemas']['CoverSource'];
export type RewardState = components['schemas']['RewardState'];

export interface NewReward {
  readonly source: RewardSource;
  /** What it is for: at most one reward of a source for each. */
  readonly item: string;
  readonly money: Centavos;
  /** Turnover that it requires. */
  readonly turnover: Centavos;
  readonly relatedBillNo?: string | null;
}

/** @throws Refusal `notEligible` for demonstration and disabled members, who take no part */
export function ensureTakesPart(member: MemberRow): void {
  if (!takesPart(member)) throw new Refusal('notEligible');
}

export function takesPart(member: MemberRow): boolean {
  return !member.isDemo && member.status === 1;
}

export function findReward(
  world: World,
  memberId: number,
  source: RewardSource,
  item: string,
): RewardRow | undefined {
  return world.db
    .select()
    .from(rewards)
    .where(and(eq(rewards.memberId, memberId), eq(rewards.source, source), eq(rewards.item, item)))
    .get();
}

/** The rewards of a source, by item; from an instant on where only later ones matter. */
export function rewardsByItem(
  world: World,
  memberId: number,
  source: RewardSource,
  since = 0,
): ReadonlyMap<string, RewardRow> {
  const rows = world.db
    .select()
    .from(rewards)
    .where(and(eq(rewards.memberId, memberId), eq(rewards.source, source), gte(rewards.at, since)))
    .all();
  return new Map(rows.map((row) => [row.item, row]));
}

/** By which the player finds a claim whose answer was lost. Call inside the claim's transaction. */
export function keepKey({ db }: World, reward: RewardRow, idempotencyKey: string | null): void {
  db.update(rewards).set({ idempotencyKey }).where(eq(rewards.id, reward.id)).run();
}

/** Where the money of a source comes from, and what its movement is called. */
function movementOf(source: RewardSource, memberId: number) {
  if (source === 'fs') return { kind: 'rebate', from: rebateWalletOf(memberId) } as const;
  const from: Account = 'house:promotions';
  return { kind: source === 'agency' ? ('agency' as const) : ('bonus' as const), from };
}

/**
 * Credits a reward to the wallet and adds its turnover. Call inside a transaction.
 * @throws Refusal `notEligible`, or `rewardClaimedAlready` for a second one of the same item
 */
export function grantReward(
  world: World,
  member: MemberRow,
  reward: NewReward,
  at: number = world.clock.now(),
): RewardRow {
  ensureTakesPart(member);
  const { source, item, money, turnover, relatedBillNo = null } = reward;
  if (findReward(world, member.id, source, item)) throw new Refusal('rewardClaimedAlready');
  const isCovered = turnover === 0;
  const row = world.db
    .insert(rewards)
    .values({
      billNo: newBillNumber(world, 'B'),
      memberId: member.id,
      source,
      item,
      money,
      turnover,
      covered: 0,
      status: isCovered ? coverStatus.covered : coverStatus.open,
      relatedBillNo,
      at,
      coveredAt: isCovered ? at : null,
    })
    .returning()
    .get();
  const { kind, from } = movementOf(source, member.id);
  post(world, kind, row.billNo, [{ from, to: walletOf(member.id), amount: money }], at);
  addTurnover(world, member.id, turnover);
  if (!isCovered) changeBonusMoney(world, member.id, money);
  const notice = source === 'agency' ? 'commissionPaid' : 'rewardPaid';
  notify(world, member.id, notice, { money }, row.billNo, at);
  return row;
}
