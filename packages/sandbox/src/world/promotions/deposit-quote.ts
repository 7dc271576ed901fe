import type { Centavos } from '@fortuna/domain/money.ts';
import type { MemberRow } from '../members.ts';
import type { World } from '../world.ts';
import { tierReward } from './activities/recharge-tiers.ts';
import { welcomeOf } from './activities/super.ts';
import { firstDepositOf, firstDepositRule } from './first-deposit.ts';
import { rebateOf } from './recharge-rebate.ts';
import { type RewardSource, takesPart } from './rewards.ts';
import { addMonths, dayOf, monthOf, startOfDay } from './site-time.ts';
import { rechargedBetween } from './standing.ts';

export interface QuotedReward {
  readonly source: RewardSource;
  readonly money: Centavos;
  readonly turnover: Centavos;
  /** Null: as soon as the deposit is confirmed. */
  readonly claimFrom: number | null;
}

export interface DepositQuote {
  readonly turnover: Centavos;
  readonly rewards: readonly QuotedReward[];
}

function reward(
  source: RewardSource,
  { reward: money, turnover }: { readonly reward: Centavos; readonly turnover: Centavos },
  claimFrom: number | null = null,
): QuotedReward {
  return { source, money, turnover, claimFrom };
}

/** What the month's tier gives more with one more deposit in it: a member claims it in the first days of the next month. */
function tierGain(world: World, member: MemberRow, amount: Centavos): QuotedReward {
  const today = dayOf(world.clock.now());
  const month = monthOf(today);
  const before = rechargedBetween(world, member.id, month, today);
  const now = tierReward(before) ?? { reward: 0, turnover: 0 };
  const then = tierReward(before + amount) ?? { reward: 0, turnover: 0 };
  const gain = { reward: then.reward - now.reward, turnover: then.turnover - now.turnover };
  return reward('recharge', gain, startOfDay(addMonths(month, 1)));
}

/** What a deposit would earn and ask for by the rules of the promotions if it were confirmed now. */
export function quoteDeposit(world: World, member: MemberRow, amount: Centavos): DepositQuote {
  const turnover = Math.round(amount * world.rules.depositTurnover);
  if (!takesPart(member)) return { turnover, rewards: [] };
  const isFirst = firstDepositOf(world, member.id) === undefined;
  const ofFirst = [
    ...(amount >= firstDepositRule.required ? [reward('ftd', firstDepositRule)] : []),
    reward('super', welcomeOf(amount)),
  ];
  const earned = [
    ...(isFirst ? ofFirst : []),
    reward('rechargerebate', rebateOf(amount)),
    tierGain(world, member, amount),
  ];
  return { turnover, rewards: earned.filter(({ money }) => money > 0) };
}
