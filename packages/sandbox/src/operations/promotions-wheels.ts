import { translate } from '../messages/translate.ts';
import type { MemberRow } from '../world/members.ts';
import { takesPart } from '../world/promotions/rewards.ts';
import { spinEarning } from '../world/promotions/spin-earning.ts';
import { type PrizeKind, prizeName, type WheelName, wheelPrizes } from '../world/promotions/wheel-prizes.ts';
import {
  lastSpin,
  nextSpinsAt,
  remainingSpins,
  type SpinRow,
  spinWheel,
} from '../world/promotions/wheels.ts';
import type { World } from '../world/world.ts';
import type { Answer, Call, Handlers } from './handler.ts';
import { callerWithId, callerWithIdOrGuest } from './own-member.ts';
import { balances } from './promotions-rewards.ts';
import { dateText, dateTextOrNull, moneyText } from './wire.ts';

type CheckCall = Pick<Call<'checkDailyWheel'>, 'world' | 'language' | 'body' | 'member' | 'success'>;
type SpinCall = Pick<Call<'spinDailyWheel'>, 'world' | 'body' | 'idempotencyKey' | 'member' | 'success'>;
type LastSpin = NonNullable<Answer<'checkDailyWheel'>['data']['last_spin']>;

const kinds: readonly PrizeKind[] = ['cash', 'spins', 'points', 'nothing'];

function kindOf(row: SpinRow): PrizeKind {
  return kinds.find((kind) => kind === row.reward) ?? 'nothing';
}

/** Reais for money, a count for all else. */
function quantityOf(kind: PrizeKind, quantity: number): string | number {
  return kind === 'cash' ? moneyText(quantity) : quantity;
}

function lastSpinItem(row: SpinRow): LastSpin {
  const kind = kindOf(row);
  return {
    id: row.id,
    prize_id: row.prizeId,
    reward: kind,
    quantity: quantityOf(kind, row.quantity),
    created_at: dateText(row.at),
    idempotency_key: row.idempotencyKey,
  };
}

function earningItem(world: World, member: MemberRow | null, wheel: WheelName) {
  const { required, days, spinsPerDay, progress, missing } = spinEarning(world, member, wheel);
  return {
    recharge_amount: moneyText(required),
    days,
    spins_per_day: spinsPerDay,
    recharged_amount: moneyText(progress),
    missing_amount: missing === null ? null : moneyText(missing),
  };
}

function wheelAnswer(call: CheckCall, wheel: WheelName): Answer<'checkDailyWheel'> {
  const { world, language } = call;
  const member = callerWithIdOrGuest(call);
  const last = member && lastSpin(world, member.id, wheel);
  return {
    ...call.success(),
    data: {
      remainingspins: member ? remainingSpins(world, member, wheel) : 0,
      next_spins_at: dateTextOrNull(member && nextSpinsAt(world, member, wheel)),
      prizes: wheelPrizes[wheel].map((prize) => ({
        id: prize.id,
        name: prizeName(prize, language),
        icon: null,
        reward: prize.kind,
        quantity: quantityOf(prize.kind, prize.quantity),
      })),
      last_spin: last ? lastSpinItem(last) : null,
      earning: earningItem(world, member, wheel),
      closed_reason: member && !takesPart(member) ? translate(language, 'notEligible') : null,
      server_time: dateText(world.clock.now()),
    },
  };
}

function spinAnswer(call: SpinCall, wheel: WheelName): Answer<'spinDailyWheel'> {
  const { world } = call;
  const member = callerWithId(call);
  const { spin, turnover } = spinWheel(world, member, wheel, call.idempotencyKey);
  const kind = kindOf(spin);
  return {
    ...call.success(kind === 'nothing' ? 'spinWonNothing' : 'spinWon'),
    remainingspins: remainingSpins(world, member, wheel),
    reward: kind,
    quantity: quantityOf(kind, spin.quantity),
    data: {
      id: spin.id,
      prize_id: spin.prizeId,
      turnover_amount: moneyText(turnover),
      ...balances(world, member.id),
      created_at: dateText(spin.at),
    },
  };
}

export const wheelHandlers = {
  checkDailyWheel: (call) => wheelAnswer(call, 'daily'),
  spinDailyWheel: (call) => spinAnswer(call, 'daily'),
  checkLotteryWheel: (call) => wheelAnswer(call, 'lottery'),
  spinLotteryWheel: (call) => spinAnswer(call, 'lottery'),
} satisfies Partial<Handlers>;
