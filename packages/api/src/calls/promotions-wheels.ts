import type {
  LastSpin,
  Prize,
  SpinEarning,
  SpinResult,
  Wheel,
  WheelKind,
  WheelPrize,
} from '@fortuna/domain/model/promotions-wheels.ts';
import type { Api, CallOptions } from '../client.ts';
import type { components } from '../generated/schema.ts';
import {
  integer,
  isEmpty,
  list,
  optionalInteger,
  optionalText,
  rawValue,
  requiredText,
  unlessUnreadable,
} from '../wire.ts';
import { count, money, optionalMoney } from '../wire-money.ts';
import { instant, optionalInstant } from '../wire-time.ts';

type Schemas = components['schemas'];

/** A function, so that what a read of the site is called can be compared with what it calls. */
function checkOf(wheel: WheelKind) {
  return wheel === 'daily'
    ? ({ operation: 'checkDailyWheel', path: '/api/dailywheel/check' } as const)
    : ({ operation: 'checkLotteryWheel', path: '/api/lotterywheel/check' } as const);
}

const spins = {
  daily: { operation: 'spinDailyWheel', path: '/api/dailywheel/claim' },
  lottery: { operation: 'spinLotteryWheel', path: '/api/lotterywheel/claim' },
} as const;

export interface WheelQuery {
  readonly wheel: WheelKind;
  /** The member's own; null: a guest looks at the prizes. */
  readonly memberId: number | null;
}

export interface SpinInput {
  readonly wheel: WheelKind;
  /** The member's own. */
  readonly memberId: number;
  /** One key per attempt; `lastSpin` of the wheel shows it again. */
  readonly idempotencyKey: string;
}

export function getWheel(api: Api, { wheel, memberId }: WheelQuery, options?: CallOptions): Promise<Wheel> {
  const { operation, path } = checkOf(wheel);
  const body = memberId === null ? {} : { member_id: memberId };
  return api.read(
    {
      operation,
      send: (wire, context) => wire.POST(path, { ...context, body }),
      map: ({ data }) => wheelOf(data),
    },
    options,
  );
}

/** Takes a spin and credits its prize. Sent exactly once; after a lost answer look at `lastSpin` of the wheel. */
export function spinWheel(
  api: Api,
  { wheel, memberId, idempotencyKey }: SpinInput,
  options?: CallOptions,
): Promise<SpinResult> {
  const { operation, path } = spins[wheel];
  const body = { member_id: memberId };
  const params = { header: api.idempotency(idempotencyKey) };
  return api.write(
    { operation, send: (wire, context) => wire.POST(path, { ...context, params, body }), map: spinResultOf },
    options,
  );
}

/** The spin that an attempt took, or null while the wheel shows another one as its last. */
export async function findSpinByKey(
  api: Api,
  query: WheelQuery,
  key: string,
  options?: CallOptions,
): Promise<SpinResult | null> {
  const { lastSpin } = await getWheel(api, query, options);
  if (lastSpin?.idempotencyKey !== key) return null;
  const { id, prizeId, prize, at } = lastSpin;
  return {
    id,
    prizeId,
    prize,
    at,
    spinsLeft: null,
    turnover: null,
    balance: null,
    turnoverLeft: null,
    code: null,
    message: null,
  };
}

function wheelOf(data: Schemas['WheelAnswer']['data']): Wheel {
  const prizes = list(data.prizes, wheelPrizeOf, 'prizes');
  return {
    spinsLeft: integer(data, 'remainingspins'),
    nextSpinsAt: optionalInstant(data, 'next_spins_at'),
    prizes,
    // A spin that is there but unreadable fails the read: treating it as absent would claim that no spin was taken.
    lastSpin: data.last_spin === null ? null : lastSpinOf(data.last_spin, prizes),
    earning: isEmpty(data.earning) ? null : earningOf(data.earning),
    closedReason: optionalText(data, 'closed_reason'),
    serverTime: optionalInstant(data, 'server_time'),
  };
}

/** A rule that cannot be read is not told; the wheel turns without it. */
function earningOf(row: Schemas['SpinEarning']): SpinEarning | null {
  const required = unlessUnreadable(row, 'recharge_amount', money);
  const progress = unlessUnreadable(row, 'recharged_amount', money);
  const days = unlessUnreadable(row, 'days', integer);
  const spinsPerDay = unlessUnreadable(row, 'spins_per_day', integer);
  if (required === null || progress === null || days === null || spinsPerDay === null) return null;
  return { required, days, spinsPerDay, progress, missing: unlessUnreadable(row, 'missing_amount', money) };
}

/** Needs the spin and the field to stop on; a spin that was taken is not lost because the rest cannot be read. */
function spinResultOf(answer: Schemas['SpinAnswer']): SpinResult {
  const { data } = answer;
  return {
    id: integer(data, 'id'),
    prizeId: integer(data, 'prize_id'),
    prize: prizeOf(answer, null),
    spinsLeft: optionalInteger(answer, 'remainingspins'),
    turnover: optionalMoney(data, 'turnover_amount'),
    balance: optionalMoney(data, 'money'),
    turnoverLeft: optionalMoney(data, 'ml_money'),
    at: optionalInstant(data, 'created_at'),
    code: unlessUnreadable(answer, 'code', integer),
    message: optionalText(answer, 'message'),
  };
}

function wheelPrizeOf(row: Schemas['WheelPrize']): WheelPrize {
  const name = requiredText(row, 'name');
  return {
    id: integer(row, 'id'),
    name,
    iconUrl: optionalText(row, 'icon'),
    prize: prizeOf(row, name),
  };
}

function lastSpinOf(row: Schemas['LastSpin'], prizes: readonly WheelPrize[]): LastSpin {
  const prizeId = integer(row, 'prize_id');
  return {
    id: integer(row, 'id'),
    prizeId,
    prize: prizeOf(row, prizes.find(({ id }) => id === prizeId)?.name ?? null),
    at: instant(row, 'created_at'),
    idempotencyKey: optionalText(row, 'idempotency_key'),
  };
}

/**
 * A prize appears in three places, each time as `reward` and `quantity`. A kind newer than we are, or a quantity that
 * cannot be read, is shown by the prize's name.
 */
function prizeOf(row: Pick<Schemas['WheelPrize'], 'reward' | 'quantity'>, name: string | null): Prize {
  const kind = rawValue(row, 'reward');
  if (kind === 'nothing') return { kind };
  if (kind === 'cash') {
    const amount = unlessUnreadable(row, 'quantity', money);
    if (amount !== null) return { kind, amount };
  }
  if (kind === 'spins' || kind === 'points') {
    const quantity = unlessUnreadable(row, 'quantity', count);
    if (quantity !== null) return { kind, count: quantity };
  }
  return { kind: 'other', name };
}
