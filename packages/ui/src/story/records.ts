import type { DepositOrder, Withdrawal } from '@fortuna/domain/model/cashier.ts';
import { type BetRecord, type MoneyMovement, movementKinds } from '@fortuna/domain/model/records.ts';

const order: DepositOrder = {
  billNo: 'D202603141805334471',
  amount: 10_000,
  fee: 0,
  methodType: 'online_pix',
  channelName: 'PIX Brisa',
  status: 'pending',
  reason: null,
  createdAt: '2026-03-14T21:05:33.000Z',
  confirmedAt: null,
  brCode: null,
  expiresAt: '2026-03-14T21:20:33.000Z',
  payUrl: null,
  transfer: null,
  endToEndId: null,
  idempotencyKey: null,
  serverTime: '2026-03-14T21:06:00.000Z',
};

/** One deposit in each status. */
export const sampleDeposits: readonly DepositOrder[] = [
  order,
  {
    ...order,
    billNo: 'D202603131022010093',
    amount: 150_000,
    fee: 350,
    methodType: 'company_ted',
    channelName: 'TED Cais',
    status: 'approved',
    createdAt: '2026-03-13T13:22:01.000Z',
  },
  {
    ...order,
    billNo: 'D202603120931077120',
    amount: 5_000,
    methodType: 'online_wallet',
    channelName: null,
    status: 'rejected',
    reason: 'Pagamento feito por conta de outra pessoa',
    createdAt: '2026-03-12T12:31:07.000Z',
  },
  {
    ...order,
    billNo: 'D202603101200005555',
    amount: 20_000,
    status: 'unknown',
    createdAt: '2026-03-10T15:00:00.000Z',
  },
];

const withdrawal: Withdrawal = {
  billNo: 'W202603141955896846',
  amount: 5_000,
  fee: 250,
  kind: 'pix',
  account: '***.982.247-**',
  ownerName: 'Marina Duarte',
  remark: null,
  status: 'pending',
  reason: null,
  createdAt: '2026-03-14T22:55:08.000Z',
  confirmedAt: null,
  endToEndId: null,
  idempotencyKey: null,
};

/** One withdrawal in each of the three reviewed states. */
export const sampleWithdrawals: readonly Withdrawal[] = [
  withdrawal,
  {
    ...withdrawal,
    billNo: 'W202603111218499191',
    amount: 80_000,
    fee: 0,
    remark: 'Aluguel de março',
    status: 'approved',
  },
  {
    ...withdrawal,
    billNo: 'W202603091001112222',
    amount: 30_000,
    status: 'rejected',
    reason: 'O titular da chave PIX não é o titular da conta. Cadastre uma chave no seu CPF e peça de novo.',
  },
];

const bet: BetRecord = {
  id: 'b1',
  provider: 'Farol',
  gameName: 'Onda Dourada',
  placedAt: '2026-03-14T23:12:44.000Z',
  stake: 500,
  result: -500,
  status: 'settled',
};

/** A loss, a win, an even one, an open one, a cancelled one. */
export const sampleBets: readonly BetRecord[] = [
  bet,
  { ...bet, id: 'b2', result: 12_350, placedAt: '2026-03-14T23:12:20.000Z' },
  { ...bet, id: 'b3', gameName: 'Truco da Praia', provider: 'Jangada', result: 0 },
  {
    ...bet,
    id: 'b4',
    gameName: 'Gol de Placa',
    provider: 'Coral Nove',
    stake: 2_000,
    result: null,
    status: 'open',
  },
  { ...bet, id: 'b5', gameName: 'Bingo Samba', provider: 'Recife Live', result: 0, status: 'cancelled' },
];

/** Page numbers of a list that goes on. */
export const samplePaging = { page: 2, pageSize: 10, lastPage: 5, total: 47 } as const;

const movement: MoneyMovement = {
  id: 508,
  kind: 'payout',
  amount: 12_350,
  before: 140_300,
  after: 152_650,
  billNo: 'onda-dourada:a81f',
  at: '2026-03-14T23:12:44.000Z',
};

/** An evening: a win and the bet before it, a bonus, a withdrawal that came back, a deposit. */
export const sampleMovements: readonly MoneyMovement[] = [
  movement,
  { ...movement, id: 507, kind: 'bet', amount: -500, before: 140_800, after: 140_300 },
  {
    ...movement,
    id: 506,
    kind: 'bonus',
    amount: 800,
    before: 140_000,
    after: 140_800,
    billNo: 'B202603141906000021',
    at: '2026-03-14T22:06:00.000Z',
  },
  {
    ...movement,
    id: 505,
    kind: 'withdrawalReturn',
    amount: 30_000,
    before: 110_000,
    after: 140_000,
    billNo: 'W202603091001112222',
    at: '2026-03-12T13:31:00.000Z',
  },
  {
    ...movement,
    id: 504,
    kind: 'withdrawal',
    amount: -30_000,
    before: 140_000,
    after: 110_000,
    billNo: 'W202603091001112222',
    at: '2026-03-09T13:01:11.000Z',
  },
  {
    ...movement,
    id: 503,
    kind: 'deposit',
    amount: 140_000,
    before: 0,
    after: 140_000,
    billNo: 'D202603081022010093',
    at: '2026-03-08T13:22:01.000Z',
  },
];

/** One movement of each kind, and one that nobody knows yet. */
export const movementsOfEachKind: readonly MoneyMovement[] = [...movementKinds, 'unknown' as const].map(
  (kind, index) => ({ ...movement, id: 600 - index, kind, billNo: `N2026031400000000${index}` }),
);
