import type { BettingCommission, DepositCommission } from './model/agency.ts';
import type { Centavos } from './money.ts';

/** A team as somebody imagines it: direct members who all do the same. */
export interface ImaginedTeam {
  readonly members: number;
  /** Of each, in a month. */
  readonly deposits: Centavos;
  /** Of each, in a month. */
  readonly bets: Centavos;
}

export interface AgencyEarnings {
  /** That the team's deposits reach; null where no level is known. */
  readonly level: DepositCommission | null;
  /** Of a month; null where the rates are not known. */
  readonly fromDeposits: Centavos | null;
  readonly fromBets: Centavos | null;
}

/** Null where the amounts are so large that centavos would no longer be exact. */
function shareOf(amount: Centavos, basisPoints: number): Centavos | null {
  const share = amount * basisPoints;
  return Number.isSafeInteger(share) ? Math.floor(share / 10_000) : null;
}

/** The level of what a team deposits in a month: the highest one that it reaches. */
export function levelOf(levels: readonly DepositCommission[], deposits: Centavos): DepositCommission | null {
  return levels.reduce<DepositCommission | null>(
    (best, level) => (level.from <= deposits && (best === null || level.from >= best.from) ? level : best),
    null,
  );
}

/** What a month of an imagined team would bring its agent, by the server's rates; what is not known of them is left out. */
export function agencyEarnings(
  levels: readonly DepositCommission[] | null,
  betting: BettingCommission | null,
  { members, deposits, bets }: ImaginedTeam,
): AgencyEarnings {
  const sum = members * deposits;
  const level = levels === null ? null : levelOf(levels, sum);
  return {
    level,
    fromDeposits: level && shareOf(sum, level.basisPoints),
    fromBets: betting && shareOf(members * bets, betting.directBasisPoints),
  };
}

/** Game types whose bets bring the same. */
export interface BettingRate extends Omit<BettingCommission, 'gameType'> {
  readonly gameTypes: readonly BettingCommission['gameType'][];
}

/** The rates on bets, each once, with the game types that have it. */
export function bettingRates(commissions: readonly BettingCommission[]): readonly BettingRate[] {
  const rates = new Map<string, BettingRate>();
  for (const { gameType, ...rate } of commissions) {
    const key = `${rate.directBasisPoints}/${rate.indirectBasisPoints}`;
    const known = rates.get(key) ?? { ...rate, gameTypes: [] };
    rates.set(key, { ...known, gameTypes: [...known.gameTypes, gameType] });
  }
  return [...rates.values()];
}
