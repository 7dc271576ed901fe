/** What `samples.ts` is for the rest, for promotions, levels and agents. */
import type {
  BettingCommission,
  CommissionPage,
  DepositCommission,
  InvitationPage,
} from '../model/agency.ts';
import type { Activity, ActivityTier } from '../model/promotions-activities.ts';
import type { ClaimResult, Reward } from '../model/promotions-rewards.ts';
import type { SpinResult, Wheel } from '../model/promotions-wheels.ts';
import type { VipInfo, VipLevel } from '../model/vip.ts';

export const sampleWheel: Wheel = {
  spinsLeft: 1,
  nextSpinsAt: '2026-05-05T03:00:00.000Z',
  prizes: [
    { id: 1, name: 'R$\u00a00,50', iconUrl: null, prize: { kind: 'cash', amount: 50 } },
    { id: 2, name: 'R$\u00a01,00', iconUrl: null, prize: { kind: 'cash', amount: 100 } },
    { id: 3, name: '20 pontos', iconUrl: null, prize: { kind: 'points', count: 20 } },
    { id: 4, name: 'R$\u00a05,00', iconUrl: null, prize: { kind: 'cash', amount: 500 } },
    { id: 5, name: 'R$\u00a050,00', iconUrl: null, prize: { kind: 'cash', amount: 5_000 } },
    { id: 6, name: 'Mais um giro', iconUrl: null, prize: { kind: 'spins', count: 1 } },
    { id: 7, name: '50 pontos', iconUrl: null, prize: { kind: 'points', count: 50 } },
    { id: 8, name: 'Não foi dessa vez', iconUrl: null, prize: { kind: 'nothing' } },
  ],
  lastSpin: null,
  earning: { required: 2_000, days: 7, spinsPerDay: 1, progress: 2_000, missing: null },
  closedReason: null,
  serverTime: '2026-05-04T15:00:00.000Z',
};

/** R$ 50,00 on `sampleWheel`. */
export const sampleSpin: SpinResult = {
  id: 32,
  prizeId: 5,
  prize: { kind: 'cash', amount: 5_000 },
  spinsLeft: 0,
  turnover: 5_000,
  balance: 133_450,
  turnoverLeft: 37_000,
  at: '2026-05-04T15:00:00.000Z',
  code: 200,
  message: 'O prêmio é seu',
};

/** Half of what it asks for is there. */
export const sampleReward: Reward = {
  id: 301,
  subject: 'r***a',
  state: 'locked',
  claimedAt: null,
  endsAt: '2026-05-11T03:00:00.000Z',
  required: 10_000,
  progress: 5_000,
  amount: 2_500,
  turnover: 2_500,
};

export const sampleClaim: ClaimResult = {
  amount: 2_500,
  turnover: 2_500,
  balance: 130_950,
  turnoverLeft: 34_500,
};

function vipLevel(level: number): VipLevel {
  const step = level * level;
  return {
    level,
    name: `VIP ${level}`,
    requiredDeposits: step * 50_000,
    requiredBets: step * 500_000,
    levelBonus: step * 1_000,
    dayBonus: level * 50,
    weekBonus: level * 500,
    monthBonus: level * 2_000,
    yearBonus: level * 20_000,
    rebates: [
      { gameType: 'slots', basisPoints: 30 + level * 10 },
      { gameType: 'live', basisPoints: 20 + level * 5 },
    ],
    withdrawalsPerDay: 3 + level,
  };
}

export const sampleVip: VipInfo = {
  level: 2,
  totalDeposits: 310_000,
  totalBets: 2_840_000,
  ladder: [0, 1, 2, 3, 4, 5].map(vipLevel),
};

/** By level; a level's name is also that of the agent's standing. */
export const sampleDepositCommissions: readonly DepositCommission[] = [
  { id: 1, levelName: 'Agente comum', from: 0, to: 4_999_999, basisPoints: 50 },
  { id: 2, levelName: 'Agente ouro', from: 5_000_000, to: null, basisPoints: 100 },
];

export const sampleBettingCommissions: readonly BettingCommission[] = [
  { id: 1, gameType: 'slots', directBasisPoints: 30, indirectBasisPoints: 10 },
  { id: 2, gameType: 'live', directBasisPoints: 25, indirectBasisPoints: 8 },
  { id: 3, gameType: 'table', directBasisPoints: 20, indirectBasisPoints: 5 },
  { id: 4, gameType: 'sports', directBasisPoints: 15, indirectBasisPoints: 5 },
];

export const sampleCommissions: CommissionPage = {
  items: [
    {
      id: 3,
      kind: 'betting',
      from: 'r***a',
      base: 1_284_500,
      basisPoints: 30,
      amount: 3_853,
      isSettled: false,
      day: '2026-05-03',
      settledAt: null,
    },
    {
      id: 2,
      kind: 'betting',
      from: 'j***o',
      base: 420_000,
      basisPoints: 25,
      amount: 1_050,
      isSettled: true,
      day: '2026-05-02',
      settledAt: '2026-05-03T09:00:00.000Z',
    },
    {
      id: 1,
      kind: 'deposits',
      from: null,
      base: 5_600_000,
      basisPoints: 100,
      amount: 56_000,
      isSettled: true,
      day: '2026-04-30',
      settledAt: '2026-05-01T09:00:00.000Z',
    },
  ],
  page: 1,
  pageSize: 10,
  lastPage: 1,
  total: 3,
  agent: { levelName: 'Agente comum', subordinates: 14, direct: 9, topName: null },
  settledSum: 57_050,
  pendingSum: 3_853,
};

export const sampleInvitations: InvitationPage = {
  items: [
    {
      memberId: 41,
      name: 'r***a',
      totalDeposits: 12_000,
      isQualified: true,
      isClaimed: false,
      state: 'active',
      registeredAt: '2026-05-01T16:21:09.000Z',
    },
  ],
  page: 1,
  pageSize: 10,
  lastPage: 2,
  total: 12,
  invited: 12,
  qualified: 5,
  rewardSum: 50_000,
};

const tiers: readonly ActivityTier[] = [
  {
    id: 1,
    name: 'Bronze',
    from: 10_000,
    to: 99_999,
    reward: { unit: 'share', min: 40, max: 60 },
    state: 'claimed',
  },
  {
    id: 2,
    name: 'Prata',
    from: 100_000,
    to: 999_999,
    reward: { unit: 'share', min: 60, max: 80 },
    state: 'open',
  },
  {
    id: 3,
    name: 'Ouro',
    from: 1_000_000,
    to: null,
    reward: { unit: 'money', min: 10_000, max: 10_000 },
    state: 'locked',
  },
];

/** A weekly rebate on bets in three steps, the second one reached. */
export const sampleActivity: Activity = {
  id: 8,
  code: 'cashback',
  page: 'cashback',
  category: 'loss',
  title: 'Rebate por apostas da semana',
  subtitle: 'Parte do que você apostou volta toda segunda-feira.',
  pictureUrl: null,
  claimBy: ['activity'],
  startsAt: '2026-01-01T03:00:00.000Z',
  endsAt: null,
  content: [
    { kind: 'paragraph', text: 'Quanto mais você joga na semana, maior a parte que volta.' },
    { kind: 'steps', items: ['Aposte em qualquer jogo da casa.', 'Volte na segunda e resgate.'] },
    {
      kind: 'terms',
      items: [
        'Contam as apostas válidas de segunda a domingo, no horário de Brasília.',
        'O rebate vale por sete dias.',
        'Antes do saque, o valor do rebate deve ser apostado uma vez.',
      ],
    },
  ],
  rule: {
    metric: 'validBets',
    period: 'weekly',
    min: 10_000,
    shareBasisPoints: null,
    maxReward: 150_000,
    turnoverTimes: 1,
    turnoverOn: 'reward',
    claimDays: 7,
  },
  tiers,
  state: {
    status: 'open',
    progress: 284_000,
    next: 1_000_000,
    reward: 1_830,
    claimedAt: null,
    endsAt: '2026-05-11T03:00:00.000Z',
  },
  openCount: 1,
};
