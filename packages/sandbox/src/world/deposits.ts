import { encodeBrCode } from '@fortuna/domain/br-code.ts';
import { depositFee } from '@fortuna/domain/model/cashier.ts';
import type { Centavos } from '@fortuna/domain/money.ts';
import { and, eq } from 'drizzle-orm';
import type { WordListName } from '../catalogue/word-list.ts';
import { newBillNumber } from './bill-number.ts';
import { type Channel, channelsOf, findChannel } from './channels.ts';
import { isSame, keyedDigest } from './hashing.ts';
import { type Account, post, walletOf } from './ledger.ts';
import { ensureNotDemo, findMember, type MemberRow } from './members.ts';
import { moneyValue } from './money-text.ts';
import { notify } from './notifications.ts';
import { orderStatus } from './order-status.ts';
import { pixTransferNumber } from './pix-transfer.ts';
import { countRecharge } from './promotions/standing.ts';
import { addTurnover } from './promotions/turnover.ts';
import { raiseLevel } from './promotions/vip.ts';
import { FieldProblem, Refusal } from './refusal.ts';
import { deposits } from './schema.ts';
import { secretOf, type World } from './world.ts';

export type DepositRow = typeof deposits.$inferSelect;

/** No account can own it: a code scanned by mistake pays nobody. */
const demonstrationPixKey = '00000000-0000-4000-8000-000000000000';

export interface DepositOrderInput {
  readonly amount: Centavos;
  readonly channelId: number;
  readonly paymentType: string;
  /** Whose channels can be chosen. */
  readonly operator: WordListName;
  readonly language: string;
  readonly idempotencyKey: string | null;
}

function ensureWithinBounds(channel: Channel, amount: Centavos): void {
  if (amount < channel.min) throw new Refusal('amountBelow', { min: moneyValue(channel.min) });
  if (amount > channel.max) throw new Refusal('amountAbove', { max: moneyValue(channel.max) });
}

function feeOf({ fee }: Channel, amount: Centavos): Centavos {
  return depositFee({ feeBasisPoints: fee.basisPoints, feeFixed: fee.fixed }, amount);
}

function brCodeOf(billNo: string, amount: Centavos): string {
  return encodeBrCode({
    kind: 'static',
    key: demonstrationPixKey,
    info: null,
    amount,
    merchantName: 'DEMONSTRACAO FORTUNA',
    merchantCity: 'SAO PAULO',
    transactionId: billNo,
  });
}

/** Makes an order that waits for its payment; no money moves yet. Call inside a transaction. */
export function createDeposit(world: World, member: MemberRow, input: DepositOrderInput): DepositRow {
  ensureNotDemo(member);
  const channel = channelsOf(input.operator).find(({ id }) => id === input.channelId);
  if (channel === undefined || channel.type !== input.paymentType) {
    throw new FieldProblem({ payment_id: 'validation.option' });
  }
  if (!channel.isOpen) throw new Refusal('channelClosed');
  ensureWithinBounds(channel, input.amount);
  const billNo = newBillNumber(world, 'D');
  const now = world.clock.now();
  const fee = feeOf(channel, input.amount);
  return world.db
    .insert(deposits)
    .values({
      billNo,
      memberId: member.id,
      amount: input.amount,
      fee,
      channelId: channel.id,
      paymentType: channel.type,
      status: orderStatus.pending,
      brCode: channel.type === 'online_pix' ? brCodeOf(billNo, input.amount + fee) : null,
      language: input.language,
      idempotencyKey: input.idempotencyKey,
      createdAt: now,
      expiresAt: now + (channel.payWithin ?? world.rules.depositMinutes) * 60_000,
    })
    .returning()
    .get();
}

export function findDeposit(world: World, billNo: string): DepositRow | undefined {
  return world.db.select().from(deposits).where(eq(deposits.billNo, billNo)).get();
}

function settle(world: World, billNo: string, status: number, failReason: string | null, at: number) {
  return world.db
    .update(deposits)
    .set({ status, failReason, confirmedAt: at })
    .where(and(eq(deposits.billNo, billNo), eq(deposits.status, orderStatus.pending)))
    .returning()
    .get();
}

/** Where the money of a way to pay comes from. */
function payerOf(paymentType: string): Account {
  if (paymentType === 'company_ted') return 'provider:ted';
  return paymentType === 'online_wallet' ? 'provider:wallet' : 'provider:pix';
}

/**
 * The provider says that the money came, also after the order's time: credits the wallet, keeps the fee that was paid on top, and adds the turnover that a deposit
 * asks for. Call inside a transaction.
 * @returns false when the order is unknown or settled already, in which case nothing changes.
 */
export function confirmDeposit(world: World, billNo: string, at: number = world.clock.now()): boolean {
  const order = settle(world, billNo, orderStatus.success, null, at);
  const member = order && findMember(world, order.memberId);
  if (!order || !member) return false;
  const from = payerOf(order.paymentType);
  post(
    world,
    'deposit',
    billNo,
    [
      { from, to: walletOf(member.id), amount: order.amount },
      { from, to: 'house:fees', amount: order.fee },
    ],
    at,
  );
  addTurnover(world, member.id, Math.round(order.amount * world.rules.depositTurnover));
  countRecharge(world, member.id, order.amount, at);
  raiseLevel(world, member.id, at);
  notify(world, member.id, 'depositApproved', { money: order.amount }, billNo, at);
  return true;
}

/** The provider says that no money came. Call inside a transaction. @returns false when the order is unknown or settled already. */
export function failDeposit(
  world: World,
  billNo: string,
  reason: string,
  at: number = world.clock.now(),
): boolean {
  const order = settle(world, billNo, orderStatus.failed, reason, at);
  if (!order) return false;
  const values = { money: order.amount, reason };
  notify(world, order.memberId, 'depositFailed', values, billNo, at);
  return true;
}

function signatureOf(world: World, billNo: string): string {
  return keyedDigest(secretOf(world), `pay:${billNo}`).slice(0, 32);
}

/** The step of a site that shows how an order stands. */
export function paymentStep(siteOrigin: string, billNo: string): string {
  return `${siteOrigin}/recharge-payment?bill_no=${encodeURIComponent(billNo)}`;
}

/**
 * Address of the provider's page for an order, which leads back to the site that asks; null where the site shows the code itself. To the
 * first site it leads back by itself.
 */
export function payUrlOf(world: World, { channelId, billNo }: DepositRow, siteOrigin: string): string | null {
  if (findChannel(channelId)?.hands !== 'page') return null;
  const address = new URL(`${world.publicUrl}/pay/${billNo}`);
  address.searchParams.set('s', signatureOf(world, billNo));
  if (siteOrigin !== world.siteOrigins[0])
    address.searchParams.set('return', paymentStep(siteOrigin, billNo));
  return address.href;
}

export function isPaySignature(world: World, billNo: string, signature: string): boolean {
  return isSame(signatureOf(world, billNo), signature);
}

/** The number by which banks find the PIX payment of an order; null without one. */
export function endToEndIdOf({ billNo, paymentType, status, confirmedAt }: DepositRow): string | null {
  if (paymentType !== 'online_pix' || status !== orderStatus.success || confirmedAt === null) return null;
  return pixTransferNumber(billNo, confirmedAt);
}
