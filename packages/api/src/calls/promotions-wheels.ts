import type {
  LastSpin,
  Prize,
  SpinResult,
  Wheel,
  WheelKind,
  WheelPrize,
} from '@fortuna/domain/model/promotions-wheels.ts';
import type { Api, CallOptions } from '../client.ts';
import type { components } from '../generated/schema.ts';
import { count, integer, list, money, optionalText, rawValue, requiredText, WireError } from '../wire.ts';
import { instant, optionalInstant } from '../wire-time.ts';

type Schemas = components['schemas'];

const checks = {
  daily: { operation: 'checkDailyWheel', path: '/api/dailywheel/check' },
  lottery: { operation: 'checkLotteryWheel', path: '/api/lotterywheel/check' },
} as const;

const spins = {
  daily: { operation: 'spinDailyWheel', path: '/api/dailywheel/claim' },
  lottery: { operation: 'spinLotteryWheel', path: '/api/lotterywheel/claim' },
} as const;

export interface WheelQuery {
  readonly wheel: WheelKind;
  /** The member's own. */
  readonly memberId: number;
}

export interface SpinInput extends WheelQuery {
  /** One key an attempt; `lastSpin` of the wheel shows it again. */
  readonly idempotencyKey: string;
}

export function getWheel(api: Api, { wheel, memberId }: WheelQuery, options?: CallOptions): Promise<Wheel> {
  const { operation, path } = checks[wheel];
  const body = { member_id: memberId };
  return api.read(
    {
      operation,
      send: (wire, context) => wire.POST(path, { ...context, body }),
      map: ({ data }) => ({
        spinsLeft: integer(data, 'remainingspins'),
        nextSpinsAt: optionalInstant(data, 'next_spins_at'),
        prizes: list(data.prizes, wheelPrizeOf, 'prizes'),
        lastSpin: data.last_spin === null ? null : lastSpinOf(data.last_spin),
      }),
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

function spinResultOf(answer: Schemas['SpinAnswer']): SpinResult {
  const { data } = answer;
  return {
    id: integer(data, 'id'),
    prizeId: integer(data, 'prize_id'),
    prize: prizeOf(answer),
    spinsLeft: integer(answer, 'remainingspins'),
    turnover: money(data, 'turnover_amount'),
    balance: money(data, 'money'),
    turnoverLeft: money(data, 'ml_money'),
    at: instant(data, 'created_at'),
  };
}

function wheelPrizeOf(row: Schemas['WheelPrize']): WheelPrize {
  return {
    id: integer(row, 'id'),
    name: requiredText(row, 'name'),
    iconUrl: optionalText(row, 'icon'),
    prize: prizeOf(row),
  };
}

function lastSpinOf(row: Schemas['LastSpin']): LastSpin {
  return {
    id: integer(row, 'id'),
    prizeId: integer(row, 'prize_id'),
    prize: prizeOf(row),
    at: instant(row, 'created_at'),
    idempotencyKey: optionalText(row, 'idempotency_key'),
  };
}

/** A prize stands in three places, each time as `reward` and `quantity`. */
function prizeOf(row: Pick<Schemas['WheelPrize'], 'reward' | 'quantity'>): Prize {
  const kind = rawValue(row, 'reward');
  switch (kind) {
    case 'cash':
      return { kind, amount: money(row, 'quantity') };
    case 'spins':
    case 'points':
      return { kind, count: count(row, 'quantity') };
    case 'nothing':
      return { kind };
    default:
      throw new WireError('reward');
  }
}
