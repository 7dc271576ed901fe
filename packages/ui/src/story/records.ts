import type { DepositOrder, Withdrawal } from '@fortuna/domain/model/cashier.ts';
import type { BetRecord } from '@fortuna/domain/model/records.ts';

const order: DepositOrder = {
  billNo: 'D202603141805334471',
  amount: 10_000,
  methodType: 'online_pix',
  channelName: 'PIX Brisa',
  status: 'pending',
  reason: null,
  createdAt: '2026-03-14T21:05:33.000Z',
  confirmedAt: null,
  brCode: null,
  expiresAt: '2026-03-14T21:20:33.000Z',
  payUrl: null,
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
    status: 'approved',
    createdAt: '2026-03-13T13:22:01.000Z',
  },
  {
    ...order,
    billNo: 'D202603120931077120',
    amount: 5_000,
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
  account: '***.982.247-**',
  status: 'pending',
  reason: null,
  createdAt: '2026-03-14T22:55:08.000Z',
  confirmedAt: null,
  idempotencyKey: null,
};

/** One withdrawal in each of the three reviewed states. */
export const sampleWithdrawals: readonly Withdrawal[] = [
  withdrawal,
  { ...withdrawal, billNo: 'W202603111218499191', amount: 80_000, fee: 0, status: 'approved' },
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
