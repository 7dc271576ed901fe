import type { Centavos } from '../money.ts';
import type { Page } from '../page.ts';
import type { AnyGameType } from './games.ts';

export interface RebateRate {
  readonly gameType: AnyGameType;
  /** Share of the valid bets that goes to the rebate wallet. */
  readonly basisPoints: number;
}

export interface VipLevel {
  readonly level: number;
  readonly name: string;
  /** Both totals are required. */
  readonly requiredDeposits: Centavos;
  readonly requiredBets: Centavos;
  /** Once, on reaching the level. */
  readonly levelBonus: Centavos;
  readonly dayBonus: Centavos;
  readonly weekBonus: Centavos;
  readonly monthBonus: Centavos;
  readonly yearBonus: Centavos;
  readonly rebates: readonly RebateRate[];
  readonly withdrawalsPerDay: number;
}

export interface VipInfo {
  readonly level: number;
  readonly totalDeposits: Centavos;
  readonly totalBets: Centavos;
  /** Lowest first. */
  readonly ladder: readonly VipLevel[];
}

export type VipEventKind =
  | 'levelUp'
  | 'levelDown'
  | 'levelBonus'
  | 'weekBonus'
  | 'monthBonus'
  | 'rebate'
  | 'unknown';

export interface VipEvent {
  readonly id: number;
  readonly kind: VipEventKind;
  /** Level after it. */
  readonly level: number;
  readonly amount: Centavos;
  /** Bets that a rebate was computed from. */
  readonly base: Centavos | null;
  /** Of a rebate. */
  readonly gameType: AnyGameType | null;
  /** ISO instant. */
  readonly at: string;
}

export interface VipHistoryPage extends Page<VipEvent> {
  /** Over all pages. */
  readonly sum: Centavos;
}

export const coverSources = [
  'firstDeposit',
  'invitation',
  'dailyWheel',
  'lotteryWheel',
  'lossRelief',
  'depositRebate',
  'rebateWallet',
  'vip',
  'agency',
  'recharge',
  'super',
  'treasure',
  'mysterious',
  'rescue',
  'level',
  'weekly-Compensation',
  'magnet',
  'exchange',
] as const;
/** Which activity gave a reward. */
export type CoverSource = (typeof coverSources)[number] | 'unknown';
export type CoverStatus = 'open' | 'covered' | 'cancelled' | 'unknown';

/** A reward and how much of its turnover has been wagered. */
export interface Cover {
  readonly id: number;
  readonly source: CoverSource;
  readonly reward: Centavos;
  readonly required: Centavos;
  readonly covered: Centavos;
  readonly status: CoverStatus;
  /** ISO instants. */
  readonly createdAt: string;
  readonly coveredAt: string | null;
}

export interface CoverPage extends Page<Cover> {
  /** Over all pages. */
  readonly rewardSum: Centavos;
  readonly turnoverLeft: Centavos;
}
