import type { MoneyMovement, MovementKind } from '@fortuna/domain/model/records.ts';
import { to } from '@fortuna/domain/site-map.ts';
import { siteDay } from '@fortuna/domain/time-zone.ts';

/** Where the record stands that a movement belongs to. A bet has no page of its own: the bets of its day have one. */
const links: Partial<Record<MovementKind, (billNo: string, at: string) => string>> = {
  deposit: toDeposit,
  depositFee: toDeposit,
  withdrawal: toWithdrawal,
  withdrawalReturn: toWithdrawal,
  bet: toBets,
  payout: toBets,
};

/** The address of a movement's record; undefined where there is none. */
export function movementLink({ kind, billNo, at }: MoneyMovement): string | undefined {
  return kind === 'unknown' || billNo === null ? undefined : links[kind]?.(billNo, at);
}

/** The number of the order that a movement belongs to, as its record shows it; a round's is of no use to a player. */
export function orderNumber({ kind, billNo }: MoneyMovement): string | null {
  return kind === 'bet' || kind === 'payout' ? null : billNo;
}

function toDeposit(billNo: string): string {
  return to('/recharge-payment', { bill_no: billNo });
}

function toWithdrawal(billNo: string): string {
  return to('/withdraw', { bill_no: billNo });
}

function toBets(_billNo: string, at: string): string {
  const day = siteDay(at);
  return to('/game-record', { from: day, to: day });
}
