import type { Order, OrderAssociation, OrderDetails } from '../model/orders.ts';

const orders: readonly Order[] = [
  {
    id: 41,
    billNo: 'W202605041005896846',
    kind: 'withdrawal',
    amount: 18_000,
    status: 'pending',
    createdAt: '2026-05-04T13:05:00.000Z',
  },
  {
    id: 40,
    billNo: 'FW202605031005896846',
    kind: 'fee',
    amount: 350,
    status: 'approved',
    createdAt: '2026-05-03T13:05:00.000Z',
  },
  {
    id: 39,
    billNo: 'B202605011110000004',
    kind: 'bonus',
    amount: 1000,
    status: 'approved',
    createdAt: '2026-05-01T14:10:00.000Z',
  },
  {
    id: 38,
    billNo: 'R202605011105000004',
    kind: 'deposit',
    amount: 10_000,
    status: 'approved',
    createdAt: '2026-05-01T14:05:00.000Z',
  },
  {
    id: 37,
    billNo: 'R202604301105000003',
    kind: 'deposit',
    amount: 30_000,
    status: 'rejected',
    createdAt: '2026-04-30T14:05:00.000Z',
  },
  {
    id: 36,
    billNo: 'X202604301105000003',
    kind: 'unknown',
    amount: 500,
    status: 'unknown',
    createdAt: '2026-04-30T11:05:00.000Z',
  },
];

/** An order of each kind, and of a kind that is newer than we are. */
export const sampleOrders: OrderDetails = {
  items: orders,
  page: 1,
  pageSize: 10,
  lastPage: 3,
  total: 26,
  depositTotal: 2_100_000,
  withdrawalTotal: 50_000,
  bonusTotal: 11_000,
  feeTotal: 250,
};

const deposit = {
  relatedBillNo: 'R202605011105000004',
  relatedKind: 'deposit',
  relatedAmount: 10_000,
  relatedAt: '2026-05-01T14:05:00.000Z',
} as const;

const withdrawal = {
  relatedBillNo: 'W202605031005896846',
  relatedKind: 'withdrawal',
  relatedAmount: 40_000,
  relatedAt: '2026-05-03T13:05:00.000Z',
  turnover: null,
  withdrawalBillNo: null,
} as const;

/** Newest first: a deposit with two bonuses, one of them wagered, and a withdrawal that came back. */
export const sampleAssociations: readonly OrderAssociation[] = [
  {
    ...withdrawal,
    id: 9,
    billNo: 'R202605031005896846',
    relation: 'return',
    amount: 40_000,
    createdAt: '2026-05-03T15:05:00.000Z',
  },
  {
    ...deposit,
    id: 8,
    billNo: 'B202605011120000005',
    relation: 'bonus',
    amount: 2000,
    createdAt: '2026-05-01T14:20:00.000Z',
    turnover: { required: 50_000, left: 32_000, coveredAt: null },
    withdrawalBillNo: null,
  },
  {
    ...deposit,
    id: 7,
    billNo: 'B202605011110000004',
    relation: 'bonus',
    amount: 1000,
    createdAt: '2026-05-01T14:10:00.000Z',
    turnover: { required: 50_000, left: 0, coveredAt: '2026-05-02T21:00:00.000Z' },
    withdrawalBillNo: 'W202605031005896846',
  },
  {
    ...deposit,
    id: 6,
    billNo: 'FR202605011105000004',
    relation: 'fee',
    amount: 190,
    createdAt: '2026-05-01T14:06:00.000Z',
    turnover: null,
    withdrawalBillNo: null,
  },
];
