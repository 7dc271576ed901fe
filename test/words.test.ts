import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { areas, catalogueLanguages } from '@fortuna/ui/locales/areas.ts';
import { describe, expect, test } from 'vitest';
import { brandPacks } from '../apps/site/build/brand-packs.ts';
import { firstWordsModule } from '../apps/site/build/brand-words.ts';
import { pageFiles } from '../apps/site/build/page-files.ts';
import { firstAreas, spokenAreas, withWords, wordFiles } from '../apps/site/build/words.ts';
import { textOf } from './files.ts';

/** Words come with the module that uses them (docs/decisions/014-words-travel-with-modules.md). */

const site = join(import.meta.dirname, '../apps/site/src');
test('the words that are there from the start are those of the frame and the home', () => {
  const source = textOf('apps/site/src/words/first-words.ts');
  const named = [...source.matchAll(/locales\/pt\/([\w-]+)\.json/g)].map(([, area]) => area);
  expect(named.sort()).toEqual([...new Set(firstAreas())].sort());
});

test('a part that speaks gets its words around every dynamic import of it', () => {
  const file = join(site, 'frame/Root.tsx');
  expect(withWords(readFileSync(file, 'utf8'), file)).toContain(
    '__speaking(["auth","controls"], () => import(\'./SessionDialogs.tsx\'))',
  );
});

test('a part that speaks nothing new is left as it is', () => {
  const file = join(site, 'routes/routes.tsx');
  expect(withWords("const home = () => import('./games/home.page.tsx');", file)).toBeNull();
});

describe('the words of each page', () => {
  test.each(pageFiles())('$path', ({ file }) => {
    const spoken = spokenAreas(join(site, 'routes', file));
    expect(spoken.filter((area) => !areas.some((known) => known === area))).toEqual([]);
    expect(spoken.length).toBeGreaterThan(0);
  });

  test('follow from what the page imports', () => {
    expect(spokenAreas(join(site, 'routes/cashier/deposit.page.tsx'))).toContain('cashier');
    expect(spokenAreas(join(site, 'routes/cashier/deposit.page.tsx'))).not.toContain('auth');
    expect(spokenAreas(join(site, 'routes/site/terms.page.tsx'))).toContain('site-pages');
  });
});

test('each language is there, area by area, at an address that changes with the texts', () => {
  const { root, files } = wordFiles();
  expect(root).toMatch(/^\/words\/[0-9a-f]{10}$/);
  const voices = [
    '',
    ...brandPacks()
      .slice(1)
      .map(({ id }) => `/brands/${id}`),
  ];
  const wanted = voices.flatMap((voice) =>
    catalogueLanguages.flatMap((language) => areas.map((area) => `${root}${voice}/${language}/${area}.json`)),
  );
  expect([...files.keys()].sort()).toEqual(wanted.sort());
});

describe('the words of a brand', () => {
  const pack = join(import.meta.dirname, '../packages/ui/src/brands/pulo');
  const copy: Record<string, string> = JSON.parse(readFileSync(join(pack, 'copy/pt.json'), 'utf8'));

  test('stand in its own files of the catalogue, and in no other’s', () => {
    const { root, files } = wordFiles();
    const own = copy['auth:page.loginTitle'] ?? 'missing';
    expect(files.get(`${root}/brands/pulo/pt/auth.json`)).toContain(own);
    expect(files.get(`${root}/pt/auth.json`)).not.toContain(own);
    expect(files.get(`${root}/brands/salao/pt/auth.json`)).not.toContain(own);
  });

  test('come to its home without those of other pages', () => {
    const module = firstWordsModule(join(pack, 'copy/pt.json'), ['games-home', 'errors']) ?? '';
    expect(Object.keys(JSON.parse(module))).toEqual(['games-home']);
    expect(module).toContain(copy['games-home:hero.plainTitle']);
    expect(firstWordsModule(join(pack, 'brand.json'), ['games-home'])).toBeNull();
  });
});
