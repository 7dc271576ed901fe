import type { Game } from '@fortuna/domain/model/games.ts';

/** As many as a row takes. */
export const gamesOfRow = 12;

const idsOf = (games: readonly Game[]): ReadonlySet<number> => new Set(games.map(({ id }) => id));

/** The first open games that stand on no other shelf: what cannot be opened promotes nothing. */
export function rowBeside(games: readonly Game[], others: ReadonlyArray<readonly Game[]>): readonly Game[] {
  const taken = idsOf(others.flat());
  return games.filter(({ id, isOpen }) => isOpen && !taken.has(id)).slice(0, gamesOfRow);
}
