import { readFileSync } from 'node:fs';
import { gameTypes } from '@fortuna/domain/model/games.ts';
import { expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';

const { games, providers, index, find, findById } = catalogue();

test('ten thousand games of forty-eight providers over the eleven types', () => {
  expect(games).toHaveLength(10_000);
  expect(providers).toHaveLength(48);
  expect(new Set(games.map(({ type }) => type))).toEqual(new Set(gameTypes));
  expect(Math.min(...providers.map(({ gameCount }) => gameCount))).toBeGreaterThan(50);
});

test('names and codes are unique, and codes and ids are found again', () => {
  expect(new Set(games.map(({ name }) => name)).size).toBe(games.length);
  expect(new Set(games.map(({ code }) => code)).size).toBe(games.length);
  for (const game of games) {
    expect(find(game.code)).toBe(game);
    expect(findById(game.id)).toBe(game);
  }
});

test('a few games are closed, some are hot, new or recommended', () => {
  const closed = games.filter(({ isOpen }) => !isOpen).length;
  expect(closed).toBeGreaterThan(100);
  expect(closed).toBeLessThan(500);
  for (const tag of ['hot', 'new', 'recommend'] as const) {
    expect(games.filter(({ tags }) => tags.includes(tag)).length).toBeGreaterThan(100);
  }
});

test('the first shelves are those that covers are drawn for', () => {
  const file = new URL('../../../ui/src/brands/mare/featured-games.json', import.meta.url);
  const drawn: ReadonlyArray<{ id: number; type: string }> = JSON.parse(readFileSync(file, 'utf8'));
  for (const { id, type } of drawn) expect(findById(id)?.type).toBe(type);
  const shelf = (tag: 'recommend' | undefined, length: number) =>
    index
      .find({ tag, order: 'popular' })
      .filter(({ isOpen }) => isOpen)
      .slice(0, length)
      .map(({ id }) => id);
  const popular = shelf(undefined, 9);
  const promoted = shelf('recommend', 12);
  expect(popular).toEqual([229, 263, 286, 210, 156, 31, 173, 267, 75]);
  expect(promoted).toEqual([286, 158, 259, 87, 296, 182, 80, 104, 81, 4, 253, 256]);
  const ids = drawn.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining([...popular, ...promoted]));
});

test('search passes over case and accents', () => {
  const found = index.find({ search: 'MARÉ', order: 'name' });
  expect(found.length).toBeGreaterThan(100);
  expect(index.find({ search: ' mare ', order: 'name' })).toEqual(found);
  expect(index.find({ search: 'vento sul', type: 'bingo', order: 'popular' }).length).toBeGreaterThan(0);
  expect(index.find({ search: 'nothing like it', order: 'new' })).toEqual([]);
});

test('filters meet, and every order is kept', () => {
  const slots = index.find({ type: 'slots', providerKey: 'vento-sul', order: 'popular' });
  expect(slots.length).toBeGreaterThan(0);
  for (const game of slots) expect([game.type, game.providerKey]).toEqual(['slots', 'vento-sul']);
  const weights = slots.map(({ weight }) => weight);
  expect(weights).toEqual(weights.toSorted((a, b) => b - a));
  expect(index.find({ providerKey: 'nobody', order: 'popular' })).toEqual([]);
  expect(index.find({ order: 'new' })[0]?.tags).toContain('new');
});
