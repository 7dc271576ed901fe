import { gameTypes } from '@fortuna/domain/model/game.ts';
import { expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';

const { games, providers, find } = catalogue();

test('three hundred games of forty providers over the eleven types', () => {
  expect(games).toHaveLength(300);
  expect(providers).toHaveLength(40);
  expect(new Set(games.map(({ type }) => type))).toEqual(new Set(gameTypes));
  expect(Math.min(...providers.map(({ gameCount }) => gameCount))).toBeGreaterThan(0);
});

test('names and codes are unique, and codes are found again', () => {
  expect(new Set(games.map(({ name }) => name)).size).toBe(games.length);
  expect(new Set(games.map(({ code }) => code)).size).toBe(games.length);
  for (const game of games) expect(find(game.code)).toBe(game);
});

test('a few games are closed, some are hot, new or recommended', () => {
  const closed = games.filter(({ isOpen }) => !isOpen).length;
  expect(closed).toBeGreaterThan(0);
  expect(closed).toBeLessThan(15);
  for (const tag of ['hot', 'new', 'recommend'] as const) {
    expect(games.filter(({ tags }) => tags.includes(tag)).length).toBeGreaterThan(10);
  }
});
