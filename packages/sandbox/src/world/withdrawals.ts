import { withdrawalFees } from '@fortuna/domain/model/cashier.ts';
import type { Centavos } from '@fortuna/domain/money.ts';
import { siteDay, startOfSiteDay, toPlatformDate } from '@fortuna/domain/time-zone.ts';
import { and, count, eq, gte } from 'drizzle-orm';
import { type BankAccountRow, findBankAccount, maskedAccount } from './bank-accounts.ts';
import { newBillNumber } from './bill-number.ts';
import { balanceOf, holdOf, post, walletOf } from './ledger.ts';
import { ensureNotDemo, ensureWithdrawalPassword, type MemberRow } from './members.ts';
import { moneyValue } from './money-text.ts';
import { notify } from './notifications.ts';
import { orderStatus } from './order-status.ts';
import { extraWithdrawals } from './promotions/vip-levels.ts';
import { FieldProblem, ForbiddenProblem, Refusal } from './refusal.ts';
import { withdrawals } from './schema.ts';
import type { World } from './world.ts';

export type WithdrawalRow = typeof withdrawals.$inferSelect;

export interface WithdrawalOrderInput {
  readonly amount: Centavos;
  readonly bankAccountId: number;
  /** As the member's list shows it, or in full. */
  readonly account: string;
  readonly paymentType: string;
  readonly password: string;
  readonly remark: string | null;
  readonly idempotencyKey: string | null;
}

/** Withdrawals that the member may still request today, in the site's time zone. */
export function withdrawalsLeftToday(world: World, member: MemberRow): number {
  const midnight = startOfSiteDay(siteDay(new Date(world.clock.now()).toISOString()));
  const row = world.db
    .select({ taken: count() })
    .from(withdrawals)
    .where(and(eq(withdrawals.memberId, member.id), gte(withdrawals.createdAt, Date.parse(midnight))))
    .get();
  const allowed = world.rules.withdrawalsPerDay + extraWithdrawals(member.level);
  return Math.max(0, allowed - (row?.taken ?? 0));
}

/** The fee that an amount would cost the member now. */
export function feeFor(world: World, member: MemberRow, amount: Centavos): Centavos {
  const { generalFee, mandatoryFee } = world.rules;
  const { turnoverLeft } = member;
  const { general, mandatory } = withdrawalFees({ generalFee, mandatoryFee, turnoverLeft }, amount);
  return general + mandatory;
}

function ownBankAccount(world: World, member: MemberRow, input: WithdrawalOrderInput): BankAccountRow {
  const bank = findBankAccount(world, input.bankAccountId);
  if (bank === undefined) throw new Refusal('bankAccountUnknown');
  if (bank.memberId !== member.id) throw new ForbiddenProblem();
  if (input.account !== bank.account && input.account !== maskedAccount(bank)) {
    throw new FieldProblem({ account: 'bankAccountUnknown' });
  }
  if (input.paymentType !== (bank.pixKeyType === null ? 'bank' : 'pix')) {
    throw new FieldProblem({ payment_type: 'validation.option' });
  }
  return bank;
}

function ensureOpen(world: World): void {
  const { from, to } = world.rules.withdrawalHours;
  const hour = Number(toPlatformDate(new Date(world.clock.now())).slice(11, 13));
  if (hour < from || hour >= to) throw new Refusal('withdrawalClosed', { from, to });
}

function ensureWithinBounds(world: World, amount: Centavos): void {
  const { withdrawalMin: min, withdrawalMax: max } = world.rules;
  if (amount < min) throw new Refusal('withdrawalBelow', { min: moneyValue(min) });
  if (amount > max) throw new Refusal('withdrawalAbove', { max: moneyValue(max) });
}

/** Only the member's own money may leave while the turnover of a reward is open; no fee buys the rest. */
function ensureOwnMoney(world: World, member: MemberRow, amount: Centavos): void {
  const { id, bonusMoney, turnoverLeft } = member;
  const most = balanceOf(world.db, walletOf(id)) - bonusMoney;
  if (amount <= most) return;
  throw new Refusal('turnoverOpen', {
    money: moneyValue(amount),
    most: moneyValue(most),
    bonus: moneyValue(bonusMoney),
    turnover: moneyValue(turnoverLeft),
  });
}

/**
 * Requests a withdrawal, whose money leaves the wallet at once and is held until the review. The order of the rules is the
 * platform family's: balance, own account, hours, bounds, password, number a day, turnover. Call inside a transaction.
 */
export function createWithdrawal(
  world: World,
  member: MemberRow,
  input: WithdrawalOrderInput,
  at: number = world.clock.now(),
): WithdrawalRow {
  ensureNotDemo(member);
  if (balanceOf(world.db, walletOf(member.id)) < input.amount) throw new Refusal('insufficientBalance');
  const bank = ownBankAccount(world, member, input);
  ensureOpen(world);
  ensureWithinBounds(world, input.amount);
  ensureWithdrawalPassword(world, member, input.password);
  if (withdrawalsLeftToday(world, member) === 0) throw new Refusal('withdrawalLimitReached');
  ensureOwnMoney(world, member, input.amount);
  return holdWithdrawal(world, member, bank, input, at);
}

/** The part of `createWithdrawal` that writes; the seeds use it for history. */
export function holdWithdrawal(
  world: World,
  member: MemberRow,
  bank: BankAccountRow,
  input: Pick<WithdrawalOrderInput, 'amount' | 'paymentType' | 'remark' | 'idempotencyKey'>,
  at: number,
): WithdrawalRow {
  const billNo = newBillNumber(world, 'W');
  post(
    world,
    'withdrawal',
    billNo,
    [{ from: walletOf(member.id), to: holdOf(member.id), amount: input.amount }],
    at,
  );
  return world.db
    .insert(withdrawals)
    .values({
      billNo,
      memberId: member.id,
      amount: input.amount,
      fee: feeFor(world, member, input.amount),
      bankAccountId: bank.id,
      account: bank.account,
      ownerName: bank.ownerName,
      bankType: bank.bankType,
      paymentType: input.paymentType,
      remark: input.remark,
      status: orderStatus.pending,
      idempotencyKey: input.idempotencyKey,
      createdAt: at,
    })
    .returning()
    .get();
}

export type ReviewDecision =
  | { readonly decision: 'approve' }
  | { readonly decision: 'reject'; readonly reason: string };

/**
 * The administrator's decision: approved money goes to the payment provider less its fee, rejected money goes back to the wallet,
 * once. Call inside a transaction.
 * @returns false when the withdrawal is unknown or reviewed already, in which case nothing changes.
 */
export function reviewWithdrawal(
  world: World,
  billNo: string,
  review: ReviewDecision,
  at: number = world.clock.now(),
): boolean {
  const isApproved = review.decision === 'approve';
  const row = world.db
    .update(withdrawals)
    .set({
      status: isApproved ? orderStatus.success : orderStatus.failed,
      failReason: review.decision === 'reject' ? review.reason : null,
      confirmedAt: at,
    })
    .where(and(eq(withdrawals.billNo, billNo), eq(withdrawals.status, orderStatus.pending)))
    .returning()
    .get();
  if (!row) return false;
  const hold = holdOf(row.memberId);
  if (isApproved) {
    const moves = [
      { from: hold, to: 'provider:pix', amount: row.amount - row.fee },
      { from: hold, to: 'house:fees', amount: row.fee },
    ] as const;
    post(world, 'withdrawal-approved', billNo, moves, at);
    notify(
      world,
      row.memberId,
      'withdrawalApproved',
      { money: moneyValue(row.amount - row.fee) },
      billNo,
      at,
    );
  } else {
    post(
      world,
      'withdrawal-rejected',
      billNo,
      [{ from: hold, to: walletOf(row.memberId), amount: row.amount }],
      at,
    );
    const values = { money: moneyValue(row.amount), reason: review.reason };
    notify(world, row.memberId, 'withdrawalRejected', values, billNo, at);
  }
  return true;
}
