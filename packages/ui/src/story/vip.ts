import type { TurnoverPart } from '@fortuna/domain/model/cashier.ts';
import type { Cover, CoverPage, VipEvent, VipHistoryPage } from '@fortuna/domain/model/vip.ts';
import { samplePaging } from './records.ts';

/** Deposits, a reward that is named, and something newer than we are. */
export const sampleTurnover: readonly TurnoverPart[] = [
  { kind: 'deposit', source: null, required: 20_000, left: 10_000, since: '2026-05-03T23:00:00.000Z' },
  {
    kind: 'reward',
    source: 'firstDeposit',
    required: 50_000,
    left: 50_000,
    since: '2026-05-04T22:30:00.000Z',
  },
  { kind: 'other', source: null, required: 10_000, left: 10_000, since: '2026-05-04T23:30:00.000Z' },
];

const cover: Cover = {
  id: 31,
  source: 'depositRebate',
  reward: 4_000,
  required: 100_000,
  covered: 25_000,
  status: 'open',
  createdAt: '2026-05-04T22:30:00.000Z',
  coveredAt: null,
};

/** Two that are open, the older first; then one of each other status. */
export const sampleCovers: CoverPage = {
  ...samplePaging,
  rewardSum: 26_450,
  turnoverLeft: 125_000,
  items: [
    cover,
    { ...cover, id: 32, source: 'super', reward: 10_000, required: 50_000, covered: 0 },
    {
      ...cover,
      id: 30,
      source: 'rebateWallet',
      reward: 1_250,
      required: 1_250,
      covered: 1_250,
      status: 'covered',
      coveredAt: '2026-05-03T18:00:00.000Z',
    },
    { ...cover, id: 29, source: 'magnet', reward: 3_000, required: 15_000, status: 'cancelled' },
    { ...cover, id: 28, source: 'unknown', reward: 900, required: 0, covered: 0, status: 'unknown' },
  ],
};

const event: VipEvent = {
  id: 508,
  kind: 'rebate',
  level: 2,
  amount: 620,
  base: 124_000,
  gameType: 'slots',
  at: '2026-05-04T07:00:00.000Z',
};

/** A day of two game types, the level that came before it, and bonuses. */
export const sampleVipEvents: VipHistoryPage = {
  ...samplePaging,
  sum: 4_270,
  sums: { levelUp: 0, levelBonus: 2_800, weekBonus: 500, rebate: 970 },
  days: { '2026-05-04': 970, '2026-05-03': 2_800, '2026-05-02': 500 },
  items: [
    event,
    { ...event, id: 507, amount: 350, base: 116_700, gameType: 'live' },
    {
      ...event,
      id: 506,
      kind: 'levelBonus',
      amount: 2_800,
      base: null,
      gameType: null,
      at: '2026-05-03T20:11:00.000Z',
    },
    {
      ...event,
      id: 505,
      kind: 'levelUp',
      amount: 0,
      base: null,
      gameType: null,
      at: '2026-05-03T19:42:00.000Z',
    },
    {
      ...event,
      id: 504,
      kind: 'weekBonus',
      amount: 500,
      base: null,
      gameType: null,
      level: 1,
      at: '2026-05-02T07:00:00.000Z',
    },
  ],
};

/** Two days of cashback; the second one goes on on the next page. */
export const sampleRebates: VipHistoryPage = {
  ...samplePaging,
  sum: 1_840,
  sums: { rebate: 1_840 },
  days: { '2026-05-04': 970, '2026-05-03': 870 },
  items: [
    event,
    { ...event, id: 507, amount: 350, base: 116_700, gameType: 'live' },
    { ...event, id: 503, amount: 240, base: 48_000, level: 1, at: '2026-05-03T07:00:00.000Z' },
    {
      ...event,
      id: 502,
      amount: 90,
      base: null,
      gameType: 'other',
      level: 1,
      at: '2026-05-03T07:00:00.000Z',
    },
  ],
};
