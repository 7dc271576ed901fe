import type {
  AgentStanding,
  Commission,
  CommissionPage,
  CommissionSettlement,
  CommissionSummary,
  Invitation,
  InvitationPage,
} from '@fortuna/domain/model/agency.ts';
import type { ActivityRule } from '@fortuna/domain/model/promotions-activities.ts';
import type { Problem } from '@fortuna/domain/problem.ts';
import { sampleCommissions, sampleInvitations } from '@fortuna/domain/testing/promotion-samples.ts';
import { fn } from 'storybook/test';
import { samplePaging } from '../../story/records.ts';

export const ordinaryAgent: AgentStanding = {
  levelName: 'Agente comum',
  subordinates: 14,
  direct: 9,
  topName: null,
};

const [invitation] = sampleInvitations.items as readonly [Invitation];

/** One member in each state of coming along, and of being rewarded for. */
export const invitedPage: InvitationPage = {
  ...sampleInvitations,
  ...samplePaging,
  items: [
    invitation,
    {
      ...invitation,
      memberId: 40,
      name: 'j***o',
      totalDeposits: 0,
      isQualified: false,
      state: 'registered',
    },
    {
      ...invitation,
      memberId: 39,
      name: 'ن***د',
      totalDeposits: 2_000,
      isQualified: false,
      state: 'deposited',
    },
    { ...invitation, memberId: 38, name: 'a***z', totalDeposits: 99_900, isClaimed: true },
  ],
};

const [commission] = sampleCommissions.items as readonly [Commission];

export const rewardsPage: CommissionPage = {
  ...sampleCommissions,
  ...samplePaging,
  items: [
    ...sampleCommissions.items,
    {
      ...commission,
      id: 4,
      kind: 'invitation',
      base: 10_000,
      basisPoints: 10_000,
      amount: 10_000,
      isSettled: true,
    },
    { ...commission, id: 5, kind: 'unknown' },
  ],
};

/** Thirty days, the last of them 3 May, with quiet ones between. */
export const summary: CommissionSummary = {
  days: Array.from({ length: 30 }, (_, index) => ({
    day: new Date(Date.UTC(2026, 3, 4 + index)).toISOString().slice(0, 10),
    amount: index % 4 === 2 ? 0 : 320 + ((index * 37) % 23) * 140,
  })),
  kinds: [
    { kind: 'deposits', settled: 56_000, pending: 0 },
    { kind: 'betting', settled: 1_050, pending: 3_853 },
    { kind: 'invitation', settled: 50_000, pending: 0 },
  ],
};

export const settlements: readonly CommissionSettlement[] = [
  { id: 1, kind: 'deposits', cycle: 'monthly', timeOfDay: '04:00', min: 100, turnoverTimes: 1 },
  { id: 2, kind: 'betting', cycle: 'daily', timeOfDay: '04:00', min: 100, turnoverTimes: 3 },
];

export const invitationRule: ActivityRule = {
  metric: 'totalDeposits',
  period: 'perItem',
  min: 10_000,
  shareBasisPoints: null,
  maxReward: 10_000,
  turnoverTimes: 5,
  turnoverOn: 'reward',
  claimDays: null,
};

export const welcomeRule: ActivityRule = {
  ...invitationRule,
  metric: 'firstDeposit',
  period: 'once',
  min: 2_000,
  shareBasisPoints: 10_000,
  maxReward: 150_000,
  turnoverOn: 'deposit',
};

export function refusedWith(code: number, message?: string): Problem {
  return message === undefined ? { kind: 'refused', code } : { kind: 'refused', code, message };
}

export const failedPart = { kind: 'failed', problem: { kind: 'network' }, onRetry: fn() } as const;
