import { expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';
import type { CatalogueGame } from './catalogue-game.ts';
import { plainText } from './plain-text.ts';

const { index, games } = catalogue();
const find = (text: string, isEnglish = false) => index.find({ search: { text, isEnglish } });
const [first] = find('');

/** Popular games with a word long enough to be mistyped. */
const samples = index
  .find({ order: 'popular' })
  .slice(0, 40)
  .flatMap((game) => {
    const word = plainText(game.name)
      .split(/[^a-z0-9]+/)
      .find(({ length }) => length > 5);
    return word === undefined ? [] : [{ game, word }];
  });

test('nothing is found where nothing is asked for', () => {
  expect(first).toBeUndefined();
  expect(find(' !? ')).toEqual([]);
  expect(find('nothing like it')).toEqual([]);
});

test('case and accents are passed over, in names and providers', () => {
  const found = find('MARÉ');
  expect(found.length).toBeGreaterThan(100);
  expect(find(' mare ')).toEqual(found);
  const provided = index.find({ search: { text: 'vento sul', isEnglish: false }, type: 'bingo' });
  expect(provided.map(({ provider }) => provider)).toContain('Vento Sul');
});

test('every game is found by its name in either language', () => {
  for (const game of games.filter(({ id }) => id % 97 === 0)) {
    expect(find(game.name)[0]?.name).toBe(game.name);
    expect(find(game.englishName, true)[0]?.englishName).toBe(game.englishName);
    expect(find(game.englishName)).toContain(game);
  }
});

test('words may be left out, and may be unfinished', () => {
  const game = games.find(({ name }) => /^\p{L}{5,} d[aeo] \p{L}{5,}$/u.test(name));
  const [head = '', , tail = ''] = (game?.name ?? '').split(' ');
  expect(find(`${head} ${tail.slice(0, 3)}`)).toContain(game);
});

test('names that begin with what is typed stand before all others, the most popular first', () => {
  for (const isEnglish of [false, true]) {
    const begins = ({ name, englishName }: CatalogueGame) =>
      plainText(isEnglish ? englishName : name).startsWith('ma');
    const found = find('ma', isEnglish);
    const count = found.filter(begins).length;
    expect(count).toBeGreaterThan(3);
    expect(found.slice(0, count).every(begins)).toBe(true);
    const weights = found.slice(0, count).map(({ weight }) => weight);
    expect(weights).toEqual(weights.toSorted((a, b) => b - a));
  }
});

test('an order that is asked for goes before the best match', () => {
  const named = index.find({ search: { text: 'mar', isEnglish: false }, order: 'name' });
  expect(named).toHaveLength(find('mar').length);
  expect(named).toEqual(index.find({ order: 'name' }).filter((game) => named.includes(game)));
});

test.each([
  ['a letter is missing', (word: string) => word.slice(0, 2) + word.slice(3)],
  ['a letter is doubled', (word: string) => word.slice(0, 3) + word.slice(2)],
  ['a letter is wrong', (word: string) => `${word.slice(0, 3)}q${word.slice(4)}`],
  ['two are swapped', (word: string) => word.slice(0, 3) + word[4] + word[3] + word.slice(5)],
])('one mistake is forgiven: %s', (_, mistype) => {
  expect(samples.length).toBeGreaterThan(20);
  for (const { game, word } of samples) {
    const typed = plainText(game.name).replace(word, mistype(word));
    expect(find(typed), typed).toContain(game);
  }
});

test('a forgotten space is a mistake too', () => {
  for (const { game } of samples.filter(({ game: { name } }) => /^\p{L}+ \p{L}+$/u.test(name)))
    expect(find(game.name.replace(' ', '')), game.name).toContain(game);
});

test('what matches stands before what has been mistyped', () => {
  const found = find('jangada studio');
  expect(found[0]?.provider).toBe('Jangada Studio');
});

test('where nothing is found, names that are written like it are suggested', () => {
  const [sample] = samples;
  const text = `${sample?.word.slice(0, 4)}xx${sample?.word.slice(4)} zzzz`;
  expect(find(text)).toEqual([]);
  const suggested = index.suggest({ text, isEnglish: false }, 5);
  expect(suggested.length).toBeGreaterThan(0);
  expect(suggested.some(({ name }) => plainText(name).includes(sample?.word ?? '-'))).toBe(true);
  expect(index.suggest({ text: '12345', isEnglish: false }, 5)).toEqual([]);
});
