import type { Centavos } from '@fortuna/domain/money.ts';
import type { MemberRow } from '../members.ts';
import type { World } from '../world.ts';
import { dayOf } from './site-time.ts';
import { rechargedBetween, rechargedSince } from './standing.ts';
import type { WheelName } from './wheel-prizes.ts';
import { dailyWheelRule, dailyWheelSince, lotteryWheelRule } from './wheels.ts';

/** What earns spins of a wheel, and how far somebody has come; guests have recharged nothing. */
export interface SpinEarning {
  readonly required: Centavos;
  /** Over how many days confirmed deposits count together. */
  readonly days: number;
  readonly spinsPerDay: number;
  /** What counts for the next spin. */
  readonly progress: Centavos;
  /** Null where nothing is missing, or today gives no more. */
  readonly missing: Centavos | null;
}

export function spinEarning(world: World, member: MemberRow | null, wheel: WheelName): SpinEarning {
  return wheel === 'daily' ? dailyEarning(world, member) : lotteryEarning(world, member);
}

function dailyEarning(world: World, member: MemberRow | null): SpinEarning {
  const { recharge: required, days } = dailyWheelRule;
  const recharged = member ? rechargedSince(world, member.id, dailyWheelSince(world)) : 0;
  const isOpen = recharged >= required;
  return {
    required,
    days,
    spinsPerDay: 1,
    progress: Math.min(recharged, required),
    missing: isOpen ? null : required - recharged,
  };
}

function lotteryEarning(world: World, member: MemberRow | null): SpinEarning {
  const { recharge: required, spinsPerDay } = lotteryWheelRule;
  const today = dayOf(world.clock.now());
  const recharged = member ? rechargedBetween(world, member.id, today, today) : 0;
  const isFull = recharged >= required * spinsPerDay;
  const progress = isFull ? required : recharged % required;
  return { required, days: 1, spinsPerDay, progress, missing: isFull ? null : required - progress };
}
