import type { Game } from '@fortuna/domain/model/games.ts';
import { sampleGames } from '@fortuna/ui/story/games.ts';
import { expect, test } from 'vitest';
import { gamesOfRow, rowBeside } from './home-rows.ts';

const idsOf = (games: readonly Game[]) => games.map(({ id }) => id);

test('no game stands on two shelves', () => {
  const [popular, promoted] = [sampleGames.slice(0, 4), sampleGames.slice(6, 8)];
  const hot = rowBeside(sampleGames, [popular, promoted]);
  const fresh = rowBeside(sampleGames, [popular, promoted, hot]);
  expect(hot).toHaveLength(gamesOfRow);
  expect(fresh.length).toBeGreaterThan(0);
  const all = idsOf([...popular, ...promoted, ...hot, ...fresh]);
  expect(new Set(all).size).toBe(all.length);
});

test('a closed game promotes nothing', () => {
  const [first, ...rest] = sampleGames.slice(0, 3).map((game) => ({ ...game, isOpen: true }));
  if (first === undefined) throw new Error('no sample');
  expect(idsOf(rowBeside([{ ...first, isOpen: false }, ...rest], []))).toEqual(idsOf(rest));
});
