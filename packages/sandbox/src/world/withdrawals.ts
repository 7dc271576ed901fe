import { withdrawalFees } from '@fortuna/domain/model/cashier.ts';
import type { Centavos } from '@fortuna/domain/money.ts';
import { siteDay, startOfSiteDay } from '@fortuna/domain/time-zone.ts';
import { and, between, count, eq } from 'drizzle-orm';
import { type BankAccountRow, findBankAccount, maskedAccount, paymentTypeOf } from './bank-accounts.ts';
import { newBillNumber } from './bill-number.ts';
import { fillWallet, playableMoney, withdrawableMoney } from './game-money.ts';
import { holdOf, post, walletOf } from './ledger.ts';
import { ensureNotDemo, isWithdrawalPassword, type MemberRow } from './members.ts';
import { moneyValue } from './money-text.ts';
import { notify } from './notifications.ts';
import { orderStatus } from './order-status.ts';
import { pixTransferNumber } from './pix-transfer.ts';
import { extraWithdrawals } from './promotions/vip-levels.ts';
import { FieldProblem, ForbiddenProblem, Refusal } from './refusal.ts';
import { withdrawals } from './schema.ts';
import { opensAt, withdrawalHours } from './withdrawal-hours.ts';
import type { World } from './world.ts';

export type WithdrawalRow = typeof withdrawals.$inferSelect;

export interface WithdrawalOrderInput {
  readonly amount: Centavos;
  readonly bankAccountId: number;
  /** As the member's list shows it, or in full. */
  readonly account: string;
  readonly paymentType: string;
  /** The key once more, in the field of its kind; those that are given have to be the account's. */
  readonly keys: Readonly<Record<string, string | undefined>>;
  readonly password: string;
  readonly remark: string | null;
  readonly idempotencyKey: string | null;
}

/** Withdrawals that the member has asked for on the day of an instant, in the site's time zone, up to then. */
function takenOnDayOf(world: World, memberId: number, at: number): number {
  const midnight = Date.parse(startOfSiteDay(siteDay(new Date(at).toISOString())));
  const row = world.db
    .select({ taken: count() })
    .from(withdrawals)
    .where(and(eq(withdrawals.memberId, memberId), between(withdrawals.createdAt, midnight, at)))
    .get();
  return row?.taken ?? 0;
}

/** Withdrawals that the member may request in a day. */
export function withdrawalsPerDay(world: World, member: MemberRow): number {
  return world.rules.withdrawalsPerDay + extraWithdrawals(member.level);
}

/** Withdrawals that the member may still request today, in the site's time zone. */
export function withdrawalsLeftToday(world: World, member: MemberRow): number {
  return Math.max(0, withdrawalsPerDay(world, member) - takenOnDayOf(world, member.id, world.clock.now()));
}

/** Withdrawals of the day that the mandatory fee spares yet. */
export function freeWithdrawalsLeft(
  world: World,
  { id }: Pick<MemberRow, 'id'>,
  at: number = world.clock.now(),
): number {
  return Math.max(0, world.rules.freeWithdrawalsPerDay - takenOnDayOf(world, id, at));
}

/** The fee that an amount costs the member at an instant. */
function feeFor(world: World, member: MemberRow, amount: Centavos, at: number): Centavos {
  const { generalFee, mandatoryFee } = world.rules;
  const { turnoverLeft } = member;
  const freeLeft = freeWithdrawalsLeft(world, member, at);
  const { general, mandatory } = withdrawalFees({ generalFee, mandatoryFee, turnoverLeft, freeLeft }, amount);
  return general + mandatory;
}

function ownBankAccount(world: World, member: MemberRow, input: WithdrawalOrderInput): BankAccountRow {
  const bank = findBankAccount(world, input.bankAccountId);
  if (bank === undefined) throw new Refusal('bankAccountUnknown');
  if (bank.memberId !== member.id) throw new ForbiddenProblem();
  if (input.account !== bank.account && input.account !== maskedAccount(bank)) {
    throw new FieldProblem({ account: 'bankAccountUnknown' });
  }
  if (input.paymentType !== paymentTypeOf(bank.bankType)) {
    throw new FieldProblem({ payment_type: 'validation.option' });
  }
  const wrong = Object.entries(input.keys).filter(([, key]) => key && key !== bank.account);
  if (wrong.length > 0) {
    throw new FieldProblem(Object.fromEntries(wrong.map(([field]) => [field, 'keyDiffers'])));
  }
  return bank;
}

function ensureOpen(world: World): void {
  if (opensAt(world) !== null) throw new Refusal('withdrawalClosed', { ...withdrawalHours(world) });
}

function ensureWithinBounds(world: World, amount: Centavos): void {
  const { withdrawalMin: min, withdrawalMax: max } = world.rules;
  if (amount < min) throw new Refusal('withdrawalBelow', { min: moneyValue(min) });
  if (amount > max) throw new Refusal('withdrawalAbove', { max: moneyValue(max) });
}

/** Only the member's own money may leave while the turnover of a reward is open; no fee buys the rest, wherever it is held. */
function ensureOwnMoney(world: World, member: MemberRow, amount: Centavos): void {
  const { id, bonusMoney, turnoverLeft } = member;
  // While a bet is open, there may be less than rewards brought.
  const most = Math.max(0, Math.min(withdrawableMoney(world, id), playableMoney(world, id) - bonusMoney));
  if (amount <= most) return;
  throw new Refusal('turnoverOpen', {
    money: moneyValue(amount),
    most: moneyValue(most),
    bonus: moneyValue(bonusMoney),
    turnover: moneyValue(turnoverLeft),
  });
}

/** What the fees leave has to be something. */
function ensureWorthIt(world: World, member: MemberRow, amount: Centavos, at: number): void {
  const fee = feeFor(world, member, amount, at);
  if (fee >= amount) throw new Refusal('withdrawalFeeAbove', { fee: moneyValue(fee) });
}

/**
 * Requests a withdrawal, whose money leaves the wallet at once and is held until the review. The order of the rules is the
 * platform family's: balance, own account, hours, bounds, password, number a day, turnover, fees. Call inside a transaction.
 */
export function createWithdrawal(
  world: World,
  member: MemberRow,
  input: WithdrawalOrderInput,
  at: number = world.clock.now(),
): WithdrawalRow {
  ensureNotDemo(member);
  if (withdrawableMoney(world, member.id) < input.amount) throw new Refusal('insufficientBalance');
  const bank = ownBankAccount(world, member, input);
  ensureOpen(world);
  ensureWithinBounds(world, input.amount);
  if (!isWithdrawalPassword(world, member, input.password)) throw new Refusal('withdrawalPasswordWrong');
  if (withdrawalsLeftToday(world, member) === 0) throw new Refusal('withdrawalLimitReached');
  ensureOwnMoney(world, member, input.amount);
  ensureWorthIt(world, member, input.amount, at);
  fillWallet(world, member.id, input.amount);
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
  const fee = feeFor(world, member, input.amount, at);
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
      fee,
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

/** The number by which banks find the PIX transfer that paid a withdrawal; null for other ways, and until it is paid. */
export function endToEndId({ billNo, bankType, status, confirmedAt }: WithdrawalRow): string | null {
  if (status !== orderStatus.success || confirmedAt === null || paymentTypeOf(bankType) !== 'pix')
    return null;
  return pixTransferNumber(billNo, confirmedAt);
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
    notify(world, row.memberId, 'withdrawalApproved', { money: row.amount - row.fee }, billNo, at);
  } else {
    post(
      world,
      'withdrawal-rejected',
      billNo,
      [{ from: hold, to: walletOf(row.memberId), amount: row.amount }],
      at,
    );
    const values = { money: row.amount, reason: review.reason };
    notify(world, row.memberId, 'withdrawalRejected', values, billNo, at);
  }
  return true;
}
