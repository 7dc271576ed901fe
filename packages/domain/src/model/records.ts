import type { Centavos } from '../money.ts';
import type { Page } from '../page.ts';

/** How far a bet is. */
export const betStates = ['open', 'settled', 'cancelled'] as const;
export type BetState = (typeof betStates)[number];
/** What the server may say of a bet: also something newer than we are. */
export type BetStatus = BetState | 'unknown';

export interface BetRecord {
  readonly id: string;
  readonly provider: string;
  readonly gameName: string;
  /** ISO instant. */
  readonly placedAt: string;
  readonly stake: Centavos;
  /** Signed: a win is positive, a loss negative; null while open. */
  readonly result: Centavos | null;
  readonly status: BetStatus;
}

/** A page of deposits or withdrawals, newest first. */
export interface MoneyRecordPage<Item> extends Page<Item> {
  /** Sum of the successful ones over all pages. */
  readonly sum: Centavos;
}

/** A page of bets, newest first; the totals are over all pages. */
export interface BetRecordPage extends Page<BetRecord> {
  readonly totalStake: Centavos;
  /** Signed. */
  readonly totalResult: Centavos;
}

export const movementKinds = [
  'deposit',
  'depositFee',
  'withdrawal',
  'withdrawalReturn',
  'bonus',
  'rebate',
  'commission',
  'bet',
  'payout',
  'betReturn',
  'toProvider',
  'fromProvider',
  'adjustment',
] as const;
export type MovementKind = (typeof movementKinds)[number];

/** Why and how far the balance moved. */
export interface MoneyMovement {
  readonly id: number;
  readonly kind: MovementKind | 'unknown';
  /** Signed. */
  readonly amount: Centavos;
  readonly before: Centavos;
  readonly after: Centavos;
  /** Order, round or reward it belongs to. */
  readonly billNo: string | null;
  /** ISO instant. */
  readonly at: string;
}

/** What the movements between two dates add up to, by kind; signed. What does not occur, or is of no known kind, is missing. */
export type MovementSums = Readonly<Partial<Record<MovementKind, Centavos>>>;

/** What a player brought, took, and won or lost between two dates. */
export interface NetResult {
  /** Deposits, less their fees. */
  readonly deposited: Centavos;
  /** Withdrawals, less those that came back; never counted below zero. */
  readonly withdrawn: Centavos;
  /** Rewards that were credited, cashback and commissions included. */
  readonly rewards: Centavos;
  /** Wins less stakes: below zero for a loss. */
  readonly games: Centavos;
}

/** The result for the player, from what each kind adds up to. What lies at providers is neither won nor lost, and corrections are no play. */
export function netResultOf(sums: MovementSums): NetResult {
  const total = (...kinds: readonly MovementKind[]) =>
    kinds.reduce((sum, kind) => sum + (sums[kind] ?? 0), 0);
  return {
    deposited: total('deposit', 'depositFee'),
    withdrawn: Math.max(0, -total('withdrawal', 'withdrawalReturn')),
    rewards: total('bonus', 'rebate', 'commission'),
    games: total('bet', 'payout'),
  };
}

/** A page of movements, newest first; the totals are over all pages and never negative. */
export interface MoneyMovementPage extends Page<MoneyMovement> {
  /** Between the dates, whichever kind is asked for; null where the server does not say. */
  readonly sums: MovementSums | null;
  readonly totalIn: Centavos;
  readonly totalOut: Centavos;
}
