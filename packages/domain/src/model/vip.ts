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

/** A level and what is missing to it. */
export interface NextLevel {
  readonly level: VipLevel;
  readonly deposits: Centavos;
  readonly bets: Centavos;
}

/** The next step up; null on the highest one, and beyond what the ladder has. */
export function nextLevel({ level, totalDeposits, totalBets, ladder }: VipInfo): NextLevel | null {
  const next = ladder.find((step) => step.level > level);
  if (next === undefined) return null;
  return {
    level: next,
    deposits: Math.max(0, next.requiredDeposits - totalDeposits),
    bets: Math.max(0, next.requiredBets - totalBets),
  };
}

/** Types of games that a level rebates alike. */
export interface RebateGroup {
  readonly basisPoints: number;
  readonly gameTypes: readonly AnyGameType[];
}

/** A level's rates, the highest first; types with the same rate stand together. */
export function rebateGroups({ rebates }: Pick<VipLevel, 'rebates'>): readonly RebateGroup[] {
  const groups = new Map<number, AnyGameType[]>();
  for (const { gameType, basisPoints } of rebates) {
    groups.set(basisPoints, [...(groups.get(basisPoints) ?? []), gameType]);
  }
  return [...groups]
    .map(([basisPoints, gameTypes]) => ({ basisPoints, gameTypes }))
    .sort((a, b) => b.basisPoints - a.basisPoints);
}

export const vipEventKinds = [
  'levelUp',
  'levelDown',
  'levelBonus',
  'weekBonus',
  'monthBonus',
  'rebate',
] as const;
export type VipEventKind = (typeof vipEventKinds)[number] | 'unknown';

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
  /** What each kind credited between the days asked for, whichever kind is asked for; null where the server does not say. */
  readonly sums: Readonly<Partial<Record<VipEventKind, Centavos>>> | null;
  /** What each day (`YYYY-MM-DD` of the site) of this page credited in all, on other pages too; empty where the server does not say. */
  readonly days: Readonly<Record<string, Centavos>>;
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
export const coverStatuses = ['open', 'covered', 'cancelled'] as const;
export type CoverStatus = (typeof coverStatuses)[number] | 'unknown';

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
