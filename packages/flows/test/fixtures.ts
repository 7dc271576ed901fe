import type { Member } from '@fortuna/domain/model/auth.ts';
import type {
  BankAccount,
  DepositInput,
  DepositOrder,
  PaymentChannel,
  Withdrawal,
  WithdrawalRules,
} from '@fortuna/domain/model/cashier.ts';
import { type Problem, ProblemError } from '@fortuna/domain/problem.ts';
import type { DepositAttempt } from '../src/deposit/deposit.types.ts';
import type { WithdrawalAttempt } from '../src/withdrawal-review/withdrawal-review.types.ts';

export const channel: PaymentChannel = {
  id: 7,
  methodType: 'online_pix',
  name: 'PIX Rápido',
  min: 1_000,
  max: 500_000,
  description: null,
  feeBasisPoints: 0,
  feeFixed: 0,
  minutes: 0,
  isOpen: true,
};

export const depositInput: DepositInput = { amount: 10_000, channel };

export const depositAttempt: DepositAttempt = {
  key: 'stored-key',
  amount: 10_000,
  at: '2026-07-01T12:00:00.000Z',
  channel,
};

export const order: DepositOrder = {
  billNo: 'D1',
  amount: 10_000,
  fee: 0,
  methodType: 'online_pix',
  channelName: 'PIX Brisa',
  status: 'pending',
  reason: null,
  createdAt: '2026-07-01T12:00:01.000Z',
  confirmedAt: null,
  brCode: '00020126',
  expiresAt: '2026-07-01T12:15:00.000Z',
  payUrl: null,
  transfer: null,
  endToEndId: null,
  idempotencyKey: 'stored-key',
  serverTime: '2026-07-01T12:14:50.000Z',
};

export const account: BankAccount = {
  id: 3,
  kind: 'pix',
  pixKeyType: 'cpf',
  account: '52998224725',
  bankType: 'PIX',
  accountType: null,
  ownerName: 'Nova Silva',
};

export const rules: WithdrawalRules = {
  min: 2_000,
  max: 1_000_000,
  leftToday: 3,
  perDay: 5,
  generalFee: { basisPoints: 500, min: 100, max: 10_000 },
  mandatoryFee: { basisPoints: 100, min: 50, max: 5_000 },
  freeLeft: 0,
  turnoverLeft: 30_000,
  turnover: [],
  bonusMoney: 0,
  gameMoney: 0,
  hours: null,
  opensAt: null,
  fees: [],
};

export const withdrawalAttempt: WithdrawalAttempt = {
  key: 'stored-key',
  amount: 5_000,
  at: '2026-07-01T12:00:00.000Z',
  accountId: account.id,
};

export const withdrawal: Withdrawal = {
  billNo: 'W1',
  amount: 5_000,
  fee: 300,
  kind: 'pix',
  account: account.account,
  ownerName: account.ownerName,
  remark: null,
  status: 'pending',
  reason: null,
  createdAt: '2026-07-01T12:00:01.000Z',
  confirmedAt: null,
  endToEndId: null,
  idempotencyKey: 'stored-key',
};

export const member: Member = {
  id: 1,
  name: 'nova',
  nickname: null,
  realName: null,
  email: null,
  phone: null,
  gender: null,
  inviteCode: 'NOVA',
  balance: 10_000,
  rebateBalance: 0,
  turnoverLeft: 0,
  wagered: { total: 0, slots: 0, live: 0 },
  credit: null,
  points: 0,
  vipLevel: 0,
  levelName: 'Bronze',
  isAgent: false,
  inviterId: null,
  language: 'pt',
  site: null,
  registeredAt: null,
  isTipsOn: true,
  isInboxOn: false,
  isDemo: false,
  isAutoTransferOn: true,
  hasWithdrawalPassword: true,
  hasLoginPassword: true,
  passwordChangedAt: null,
  withdrawalPasswordChangedAt: null,
};

/** What an actor rejects with when the call met this problem. */
export function failing(problem: Problem): { readonly error: ProblemError } {
  return { error: new ProblemError(problem) };
}

export const network: Problem = { kind: 'network' };
export const unauthenticated: Problem = { kind: 'unauthenticated' };
export const blocked: Problem = { kind: 'blocked' };
export const forcedOffline: Problem = { kind: 'forcedOffline' };
export const notFound: Problem = { kind: 'notFound' };
export const refused: Problem = { kind: 'refused', code: 400, message: 'Saldo insuficiente' };
