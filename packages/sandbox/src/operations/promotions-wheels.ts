import { type PrizeKind, prizeName, type WheelName, wheelPrizes } from '../world/promotions/wheel-prizes.ts';
import {
  lastSpin,
  nextSpinsAt,
  remainingSpins,
  type SpinRow,
  spinWheel,
} from '../world/promotions/wheels.ts';
import type { Answer, Call, Handlers } from './handler.ts';
import { callerWithId } from './own-member.ts';
import { balances } from './promotions-rewards.ts';
import { dateText, dateTextOrNull, moneyText } from './wire.ts';

type WheelCall = Pick<
  Call<'spinDailyWheel'>,
  'world' | 'language' | 'body' | 'idempotencyKey' | 'member' | 'success'
>;
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

function wheelAnswer(call: WheelCall, wheel: WheelName): Answer<'checkDailyWheel'> {
  const { world, language } = call;
  const member = callerWithId(call);
  const last = lastSpin(world, member.id, wheel);
  return {
    ...call.success(),
    data: {
      remainingspins: remainingSpins(world, member, wheel),
      next_spins_at: dateTextOrNull(nextSpinsAt(world, member, wheel)),
      prizes: wheelPrizes[wheel].map((prize) => ({
        id: prize.id,
        name: prizeName(prize, language),
        icon: null,
        reward: prize.kind,
        quantity: quantityOf(prize.kind, prize.quantity),
      })),
      last_spin: last ? lastSpinItem(last) : null,
    },
  };
}

function spinAnswer(call: WheelCall, wheel: WheelName): Answer<'spinDailyWheel'> {
  const { world } = call;
  const member = callerWithId(call);
  const { spin, turnover } = spinWheel(world, member, wheel, call.idempotencyKey);
  const kind = kindOf(spin);
  return {
    ...call.success(),
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
