import type { GameType } from '@fortuna/domain/model/games.ts';
import type { Centavos } from '@fortuna/domain/money.ts';

export interface VipLevel {
  readonly level: number;
  /** Totals since registration that the level requires, both of them. */
  readonly recharge: Centavos;
  readonly betting: Centavos;
  /** Once, on reaching it. */
  readonly bonus: Centavos;
  /** Withdrawals a day beyond those that everybody has. */
  readonly extraWithdrawals: number;
}

export const vipLevels: readonly VipLevel[] = [
  { level: 0, recharge: 0, betting: 0, bonus: 0, extraWithdrawals: 0 },
  { level: 1, recharge: 1_000_00, betting: 5_000_00, bonus: 5_00, extraWithdrawals: 0 },
  { level: 2, recharge: 5_000_00, betting: 25_000_00, bonus: 28_00, extraWithdrawals: 0 },
  { level: 3, recharge: 20_000_00, betting: 80_000_00, bonus: 80_00, extraWithdrawals: 0 },
  { level: 4, recharge: 50_000_00, betting: 250_000_00, bonus: 200_00, extraWithdrawals: 3 },
  { level: 5, recharge: 150_000_00, betting: 800_000_00, bonus: 600_00, extraWithdrawals: 3 },
  { level: 6, recharge: 500_000_00, betting: 3_000_000_00, bonus: 2_000_00, extraWithdrawals: 5 },
];

/** The highest level that both totals reach. */
export function levelFor(recharge: Centavos, betting: Centavos): number {
  const reached = vipLevels.filter((level) => recharge >= level.recharge && betting >= level.betting);
  return reached.at(-1)?.level ?? 0;
}

export function extraWithdrawals(level: number): number {
  return vipLevels[level]?.extraWithdrawals ?? 0;
}

/** Rebate in basis points at level 0, and what each level adds. */
const rebateSteps: Readonly<Record<GameType, readonly [start: number, step: number]>> = {
  slots: [30, 10],
  crash: [30, 10],
  arcade: [30, 10],
  fish: [30, 10],
  video: [30, 10],
  live: [20, 5],
  table: [20, 5],
  card: [20, 5],
  sports: [10, 5],
  lottery: [10, 5],
  bingo: [10, 5],
};

/** Share of valid bets that goes to the rebate wallet, in basis points. */
export function rebateBasisPoints(gameType: GameType, level: number): number {
  const [start, step] = rebateSteps[gameType];
  return start + step * level;
}

/** A share of an amount, rounded down to the centavo. */
export function shareOf(amount: Centavos, basisPoints: number): Centavos {
  return Math.floor((amount * basisPoints) / 10_000);
}
