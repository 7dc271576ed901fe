import type { components } from '@fortuna/api/generated/schema.ts';
import { invitationRule } from '../invitation.ts';
import { lossReliefRule } from '../loss-relief.ts';
import { rebateRule } from '../recharge-rebate.ts';
import { dailyWheelRule } from '../wheels.ts';
import type { ActivityCode, ActivityRules, RuleFigures } from './activity.ts';
import { cashbackRules } from './cashback.ts';
import { exchangeRules } from './exchange.ts';
import { levelRules } from './level.ts';
import { magnetRules } from './magnet.ts';
import { mysteriousRules } from './mysterious.ts';
import { rechargeTierRules } from './recharge-tiers.ts';
import { rescueRules } from './rescue.ts';
import { superRules } from './super.ts';
import { treasureRules } from './treasure.ts';
import { weeklyCompensationRules } from './weekly-compensation.ts';

type Activity = components['schemas']['Activity'];

export interface ListedActivity {
  readonly id: number;
  readonly code: ActivityCode;
  readonly category: Activity['category'];
  readonly claimBy: Activity['claim_by'];
  readonly figures: RuleFigures;
  /** Null where a separate call gives the state, or nothing is claimed. */
  readonly rules: ActivityRules | null;
}

const noFigures: RuleFigures = {
  metric: 'none',
  period: 'always',
  minAmount: null,
  basisPoints: null,
  maxReward: null,
  turnoverTimes: 0,
  turnoverOn: 'none',
  claimDays: null,
};

const invitationFigures: RuleFigures = {
  metric: 'total_recharge',
  period: 'per_item',
  minAmount: invitationRule.required,
  basisPoints: null,
  maxReward: invitationRule.reward,
  turnoverTimes: invitationRule.turnoverTimes,
  turnoverOn: 'reward',
  claimDays: null,
};

const wheelFigures: RuleFigures = {
  metric: 'total_recharge',
  period: 'daily',
  minAmount: dailyWheelRule.recharge,
  basisPoints: null,
  maxReward: null,
  turnoverTimes: 1,
  turnoverOn: 'reward',
  claimDays: null,
};

const lossFigures: RuleFigures = {
  metric: 'net_loss',
  period: 'daily',
  minAmount: lossReliefRule.required,
  basisPoints: lossReliefRule.basisPoints,
  maxReward: lossReliefRule.max,
  turnoverTimes: 1,
  turnoverOn: 'reward',
  claimDays: 1,
};

const rebateFigures: RuleFigures = {
  metric: 'single_recharge',
  period: 'per_item',
  minAmount: rebateRule.required,
  basisPoints: rebateRule.basisPoints,
  maxReward: null,
  turnoverTimes: rebateRule.turnoverTimes,
  turnoverOn: 'recharge',
  claimDays: rebateRule.claimDays,
};

type Entry = Omit<ListedActivity, 'id' | 'figures' | 'rules'>;

function byCall(entry: Entry, figures: RuleFigures): Omit<ListedActivity, 'id'> {
  return { ...entry, figures, rules: null };
}

function byRules(entry: Entry, rules: ActivityRules): Omit<ListedActivity, 'id'> {
  return { ...entry, figures: rules.figures, rules };
}

/** The activities in the order in which they are shown. */
export const listedActivities: readonly ListedActivity[] = [
  byRules({ code: 'recharge', category: 'deposit', claimBy: ['ftd', 'activity'] }, rechargeTierRules),
  byCall(
    { code: 'invitation-activity', category: 'invite', claimBy: ['invitationactivity'] },
    invitationFigures,
  ),
  byCall({ code: 'lottery-wheel', category: 'wheel', claimBy: ['dailywheel', 'lotterywheel'] }, wheelFigures),
  byCall({ code: 'daily-loss-relief-fund', category: 'loss', claimBy: ['dailyrescue'] }, lossFigures),
  byCall({ code: 'recharge-rebate', category: 'deposit', claimBy: ['rechargerebate'] }, rebateFigures),
  byRules({ code: 'super', category: 'deposit', claimBy: ['activity'] }, superRules),
  byRules({ code: 'treasure', category: 'daily', claimBy: ['activity'] }, treasureRules),
  byRules({ code: 'cashback', category: 'vip', claimBy: ['fs'] }, cashbackRules),
  byCall({ code: 'agent', category: 'overview', claimBy: [] }, noFigures),
  byCall({ code: 'offers', category: 'overview', claimBy: [] }, noFigures),
  byRules({ code: 'mysterious', category: 'daily', claimBy: ['activity'] }, mysteriousRules),
  byRules({ code: 'rescue', category: 'loss', claimBy: ['activity'] }, rescueRules),
  byRules({ code: 'level', category: 'vip', claimBy: ['activity'] }, levelRules),
  byRules({ code: 'weekly-Compensation', category: 'loss', claimBy: ['activity'] }, weeklyCompensationRules),
  byRules({ code: 'magnet', category: 'invite', claimBy: ['activity'] }, magnetRules),
  byRules({ code: 'exchange', category: 'points', claimBy: ['activity'] }, exchangeRules),
].map((entry, index) => ({ ...entry, id: index + 1 }));
