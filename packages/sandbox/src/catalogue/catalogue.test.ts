import { gameTypes } from '@fortuna/domain/model/games.ts';
import { describe, expect, test } from 'vitest';
import { motifOfGame } from '../../../ui/src/art/game-motifs.ts';
import { motifOfTitle } from '../../../ui/src/art/motif-words.ts';
import { engineNameOf } from '../engines/playable.ts';
import { makeBaseGames } from './base-games.ts';
import { catalogue } from './catalogue.ts';
import type { CatalogueGame } from './catalogue-game.ts';
import { borrowedLists, type GameList, gameListKey, readGameList } from './game-list.ts';
import { plainText } from './plain-text.ts';
import { rouletteTitles } from './roulette-titles.ts';
import { slotSubjects, type WordListName, wordLists } from './word-list.ts';

const { games, providers, index, find, findById } = catalogue();

const operators = Object.keys(wordLists) as WordListName[];

test('ten thousand games of forty-eight providers over the eleven types', () => {
  expect(games).toHaveLength(10_000);
  expect(providers).toHaveLength(48);
  expect(new Set(games.map(({ type }) => type))).toEqual(new Set(gameTypes));
  expect(Math.min(...providers.map(({ gameCount }) => gameCount))).toBeGreaterThan(50);
});

test('names and codes are unique, and codes and ids are found again', () => {
  expect(new Set(games.map(({ code }) => code)).size).toBe(games.length);
  expect(games.map(({ id }) => id)).toEqual(games.map((_, place) => place + 1));
  for (const game of games) {
    expect(game.code).toMatch(/^[a-z0-9-]+$/);
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

test('filters meet, and every order is kept', () => {
  const slots = index.find({ type: 'slots', providerKey: 'vento-sul', order: 'popular' });
  expect(slots.length).toBeGreaterThan(0);
  for (const game of slots) expect([game.type, game.providerKey]).toEqual(['slots', 'vento-sul']);
  const weights = slots.map(({ weight }) => weight);
  expect(weights).toEqual(weights.toSorted((a, b) => b - a));
  expect(index.find({ providerKey: 'nobody', order: 'popular' })).toEqual([]);
  expect(index.find({ order: 'new' })[0]?.tags).toContain('new');
  expect(index.find({ tag: 'hot' }).every(({ tags }) => tags.includes('hot'))).toBe(true);
});

test('a device gets what is made for it and for any, and not what is made for the other', () => {
  const forPhones = index.find({ device: 'phone' });
  const forDesktops = index.find({ device: 'desktop' });
  expect(new Set(forPhones.map(({ device }) => device))).toEqual(new Set([null, 'phone']));
  expect(new Set(forDesktops.map(({ device }) => device))).toEqual(new Set([null, 'desktop']));
  expect(games.length - forPhones.length).toBeGreaterThan(100);
});

const functionWords = new Set(['a', 'as', 'o', 'os', 'um', 'uma', 'da', 'das', 'de', 'do', 'dos']);

/** The word that a title begins with, articles aside; its plural is the same word. */
function firstWord({ name }: CatalogueGame): string {
  const words = plainText(name).split(/[^a-z0-9]+/);
  return (words.find((word) => word !== '' && !functionWords.has(word)) ?? '').replace(/s$/, '');
}

const lists = [...operators.map((words): GameList => ({ words, start: 0 })), ...borrowedLists];

describe.each(lists.map((list) => [gameListKey(list), list] as const))('the catalogue %s', (_, list) => {
  const own = catalogue(list);

  test('has the same games, each with a name of its own', () => {
    expect(own.games.map(({ id, code, type }) => [id, code, type])).toEqual(
      games.map(({ id, code, type }) => [id, code, type]),
    );
    expect(new Set(own.games.map(({ name }) => name)).size).toBe(own.games.length);
    expect(new Set(own.games.map(({ englishName }) => englishName)).size).toBe(own.games.length);
  });

  test('finds a game by the name that this operator gives it', () => {
    for (const game of own.index.find({ order: 'popular' }).slice(0, 60)) {
      expect(own.index.find({ search: { text: game.name, isEnglish: false } })).toContain(game);
    }
  });

  test('names in both languages what the picture of a slot shows', () => {
    const subjects = new Map(makeBaseGames().map(({ id, theme }) => [id, theme.subject]));
    const wrong = own.games.filter(
      ({ id, type, name, englishName }) =>
        type === 'slots' && [name, englishName].some((title) => motifOfTitle(title) !== subjects.get(id)),
    );
    expect(wrong.map(({ name, englishName }) => `${name} = ${englishName}`)).toEqual([]);
  });

  test('names the same thing for the picture of any other game in both languages', () => {
    const wrong = own.games.filter(
      ({ type, name, englishName }) =>
        type !== 'slots' && motifOfGame(type, name) !== motifOfGame(type, englishName),
    );
    expect(wrong.map(({ type, name, englishName }) => `${type}: ${name} = ${englishName}`)).toEqual([]);
  });

  test.each(['popular', 'new'] as const)('has no first word three times among 48 slots: %s', (order) => {
    for (const tag of [undefined, 'hot', 'new', 'recommend'] as const) {
      const words = own.index.find({ type: 'slots', tag, order }).slice(0, 48).map(firstWord);
      const often = words.filter((word) => words.filter((other) => other === word).length > 2);
      expect({ tag, often }).toEqual({ tag, often: [] });
    }
  });

  test('shows a subject again only after all others', () => {
    const titles = own.index.find({ type: 'slots', order: 'popular' }).slice(0, 280);
    const motifs = titles.map(({ name }) => motifOfTitle(name));
    for (let start = 0; start + slotSubjects.length <= motifs.length; start++) {
      expect(new Set(motifs.slice(start, start + slotSubjects.length)).size).toBe(slotSubjects.length);
    }
  });
});

test('operators share no name on their first pages, and each begins with another game', () => {
  const first = operators.map((operator) =>
    catalogue({ words: operator, start: 0 }).index.find({ order: 'popular' }).slice(0, 48),
  );
  expect(new Set(first.map(([game]) => game?.id)).size).toBe(operators.length);
  const names = first.flat().map(({ name }) => name);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});

test('what is put forward can be played', () => {
  for (const operator of operators) {
    const tagged = catalogue({ words: operator, start: 0 }).games.filter(({ tags }) => tags.length > 0);
    expect(tagged.filter((game) => engineNameOf(game) === undefined)).toEqual([]);
  }
});

test('what an engine opens as roulette is called so by every operator, and is open', () => {
  for (const id of Object.keys(rouletteTitles).map(Number)) {
    for (const operator of operators)
      expect(catalogue({ words: operator, start: 0 }).findById(id)?.name).toMatch(/^Roleta /);
    expect(findById(id)?.isOpen).toBe(true);
  }
  const opened = games.filter((game) => engineNameOf(game)?.endsWith('roulette'));
  expect(opened.map(({ id }) => id).sort()).toEqual(Object.keys(rouletteTitles).map(Number).sort());
  expect(new Set(opened.map((game) => `${game.type} ${engineNameOf(game)}`))).toEqual(
    new Set(['live live-roulette', 'table solo-roulette']),
  );
});

test('a list is found by its key, and nothing else is', () => {
  for (const list of lists) expect(readGameList(gameListKey(list))).toEqual(list);
  for (const key of ['', 'mare', 'mare-9', 'constructor-0', 'mare-0-1', 'mare--1'])
    expect(readGameList(key)).toBeNull();
});
