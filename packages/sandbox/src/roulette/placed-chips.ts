import { type PlacedChips, spots } from '@fortuna/domain/fair-play/roulette.ts';
import type { Centavos } from '@fortuna/domain/money.ts';
import { FieldProblem } from '../world/refusal.ts';
import type { TableLimits } from './table-limits.ts';

export const sumOf = (bets: readonly PlacedChips[]): Centavos =>
  bets.reduce((sum, { amount }) => sum + amount, 0);

/** The chips that a page places, each place once. @throws FieldProblem */
export function chipsOf(value: unknown, { lowestStake }: Pick<TableLimits, 'lowestStake'>): PlacedChips[] {
  const problem = new FieldProblem({ bets: 'validation.amount' });
  if (!Array.isArray(value) || value.length === 0 || value.length > spots.size) throw problem;
  const chips = value.map((one: Partial<PlacedChips> | null): PlacedChips => {
    const { spot, amount } = one ?? {};
    if (typeof spot !== 'string' || !spots.has(spot)) throw new FieldProblem({ bets: 'validation.option' });
    if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount < lowestStake) throw problem;
    return { spot, amount };
  });
  if (new Set(chips.map(({ spot }) => spot)).size < chips.length) throw problem;
  return chips;
}
