import { gameTypes } from '@fortuna/domain/model/games.ts';
import { borrowedLists, gameListKey } from '@fortuna/sandbox/catalogue/game-list.ts';
import type { WordListName } from '@fortuna/sandbox/catalogue/word-list.ts';
import { wordsOfFamily } from '@fortuna/sandbox/site/brand-sites.ts';
import { type CoverRequest, compositionOf, countCompositions } from '@fortuna/ui/art/cover.ts';
import { type ArtFamily, artFamilies, emblemHands } from '@fortuna/ui/art/family.ts';
import { motifOfTitle } from '@fortuna/ui/art/motif-words.ts';
import { sameShapesWithin, shapesOf } from '@fortuna/ui/art/testing/cover-checks.ts';
import { describe, expect, test } from 'vitest';
import { brandPacks } from '../apps/site/build/brand-packs.ts';
import { isInTurn } from '../apps/site/e2e/turns.ts';
import { pageSize, shelvesOf, shelvesOfList } from './shelves.ts';

/** Two pages of a list. */
const listed = 2 * pageSize;
/** Within so many neighbours no picture stands twice. */
const reach = 12;

/** What repeats at most `places` behind itself, by what is to differ. */
function repeats<Item>(
  items: readonly Item[],
  places: number,
  named: (item: Item) => string,
): readonly string[] {
  const names = items.map(named);
  return names.filter((name, at) => names.slice(Math.max(0, at - places), at).includes(name));
}

const otherTypes = gameTypes.filter((type) => type !== 'slots');

/** Whose drawings the words of a list name. */
const familyOf = (words: WordListName): ArtFamily =>
  artFamilies.find((family) => wordsOfFamily[family] === words) ?? 'coast';

/** The lists that brands of tomorrow begin with, in each hand that they may be drawn by: their words' family's, or that of emblems. */
const borrowed = borrowedLists.flatMap((list) =>
  [familyOf(list.words), ...emblemHands].map((family) => ({
    id: `${gameListKey(list)} by ${family}`,
    family,
    shelves: async () => shelvesOfList(list),
  })),
);

/** Every brand, and of those of tomorrow one a day. */
const subjects = [
  ...brandPacks().map((pack) => ({ id: pack.id, family: pack.hand, shelves: () => shelvesOf(pack) })),
  ...borrowed.filter((_, place) => isInTurn(place, borrowed.length)),
];

describe.each(subjects)('the covers of $id', ({ family, shelves: readShelves }) => {
  const shelves = readShelves();
  const covers = (games: readonly Omit<CoverRequest, 'family'>[]) =>
    games.map((game) => ({ ...game, family }));
  const pictureOf = (cover: CoverRequest) => `${cover.type} ${compositionOf(cover)}`;

  test.each(gameTypes)('%s have other shapes than their neighbours, not only other colours', async (type) => {
    const games = covers(await (await shelves).list(type, listed));
    expect(games).toHaveLength(listed);
    expect(sameShapesWithin(reach, games)).toEqual([]);
  });

  test('no motif of slots stands twice among twelve neighbours', async () => {
    const slots = covers(await (await shelves).list('slots', listed));
    expect(repeats(slots, reach, ({ name }) => motifOfTitle(name) ?? '')).toEqual([]);
  });

  test.each(['tigre', 'sereia', 'coruja', 'cavalo', 'dragao', 'estrela', 'coroa', 'sino'])(
    'a search for %s shows no shape twice among its first twelve',
    async (noun) => {
      const found = covers(await (await shelves).found(noun)).slice(0, reach);
      expect(found).toHaveLength(reach);
      expect(sameShapesWithin(reach, found)).toEqual([]);
    },
  );

  test('a search for one noun shows its picture in every way', async () => {
    const found = covers(await (await shelves).found('sereia'));
    const mermaids = found.filter(({ type, name }) => type === 'slots' && motifOfTitle(name) === 'mermaid');
    expect(mermaids.length).toBeGreaterThan(12);
    expect(shapesOf(mermaids)).toBeGreaterThanOrEqual(24);
  });

  test.each(otherTypes)(
    '%s shows many pictures on its first pages, none of them on half of one',
    async (type) => {
      const games = covers(await (await shelves).list(type, listed));
      for (const page of [games.slice(0, pageSize), games.slice(pageSize)]) {
        const pictures = [...Map.groupBy(page, pictureOf).values()].map(({ length }) => length);
        expect(pictures.length).toBeGreaterThanOrEqual(Math.min(4, countCompositions(family, type)));
        expect(Math.max(...pictures)).toBeLessThanOrEqual(pageSize / 2);
      }
    },
  );

  test('no picture stands twice among twelve neighbours of all games', async () => {
    expect(repeats(covers(await (await shelves).list(null, listed)), reach, pictureOf)).toEqual([]);
  });

  test('no picture stands twice among twelve neighbours of the home, and no game on two shelves', async () => {
    const { popular, promoted } = await shelves;
    const games = covers([...popular, ...promoted]);
    expect(new Set(games.map(({ id }) => id)).size).toBe(games.length);
    expect(repeats(games, reach, pictureOf)).toEqual([]);
  });
});
