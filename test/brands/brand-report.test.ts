import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { brandRemarks, brandReport } from '../../scripts/brands/check/brand-report.ts';
import { movedSeeds } from '../../scripts/brands/check/moved-colors.ts';
import { packTexts } from '../../scripts/brands/generate-pack.ts';
import { brandsFolder } from '../../scripts/brands/pack-folder.ts';

/** What `npm run brand:check` says of one brand among others: what is wrong, and what wants to be known. */

const folder = mkdtempSync(join(tmpdir(), 'report-'));
const pack = join(folder, 'salao');
beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  for (const id of ['mare', 'salao']) cpSync(join(brandsFolder, id), join(folder, id), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function change(path: string, to: (data: never) => object): void {
  const file = join(pack, path);
  writeFileSync(file, JSON.stringify(to(JSON.parse(readFileSync(file, 'utf8')) as never)));
}

test('a brand that takes another one’s host is not in order', async () => {
  expect(await brandReport('salao', ['mare', 'salao'], folder)).toEqual({ problems: [], remarks: [] });
  change('brand.json', (facts: object) => ({ ...facts, hosts: ['mare.example'] }));
  const { problems } = await brandReport('salao', ['mare', 'salao'], folder);
  expect(problems).toEqual([expect.stringMatching(/host mare\.example is named by salao and by mare/)]);
});

describe('a seed that the ramp had to move', () => {
  const remarksOf = (change: object) => {
    const file = join(folder, 'mare/tokens/seeds.json');
    const { anchors: _anchors, ...seeds } = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...seeds, ...change }));
    return movedSeeds(join(folder, 'mare'));
  };

  test('is told with what it has become', () => {
    expect(remarksOf({ accent: '#1a237e' })).toEqual([
      expect.stringMatching(
        /^The "accent" of tokens\/seeds\.json, #1a237e, has become #[0-9a-f]{6} \(\d+ by CIEDE2000.* Choose a lighter one/,
      ),
    ]);
  });

  test('by the check of a brand that is in order', async () => {
    remarksOf({ accent: '#1a237e' });
    for (const [path, text] of packTexts(join(folder, 'mare')))
      writeFileSync(join(folder, 'mare', path), text);
    const { problems, remarks } = await brandReport('mare', ['mare'], folder);
    expect(problems).toEqual([]);
    expect(remarks).toContainEqual(expect.stringMatching(/^The "accent" of tokens\/seeds\.json, #1a237e/));
  });

  test('not where it stays, nor where its step is fixed by hand', () => {
    expect(remarksOf({})).toEqual([]);
    expect(remarksOf({ accent: '#1a237e', anchors: { accent: { 9: '#3344aa' } } })).toEqual([]);
  });
});

test('a host that a brand names twice is told once, and of this brand alone', async () => {
  change('brand.json', (facts: object) => ({ ...facts, hosts: ['costa.example', 'costa.example'] }));
  const { problems } = await brandReport('salao', ['mare', 'salao'], folder);
  expect(problems).toEqual(['brand.json: "hosts.1" is there twice. Leave it once.']);
});

describe('likeness', () => {
  const remarks = () => brandRemarks(pack, ['salao'], brandsFolder).join('\n');
  const inOtherColors = () => {
    change('tokens/seeds.json', ({ anchors: _anchors, ...seeds }: { anchors?: object }) => ({
      ...seeds,
      neutral: 'oklch(0.96 0.03 300)',
      accent: '#3a5bff',
      second: '#a8327d',
    }));
    change('layout.json', (layout: object) => ({ ...layout, artTurn: 60 }));
  };

  test('the same axes, faces and drawings in other colours and hues', () => {
    inOtherColors();
    expect(remarks()).toMatch(/close to salao: the headings’ face, the drawings, the layout\./);
  });

  test('other drawings, an own subject, or other axes, are enough', () => {
    inOtherColors();
    change('layout.json', (layout: object) => ({ ...layout, artFamily: 'halftone' }));
    expect(remarks()).toBe('');
    change('layout.json', (layout: object) => ({ ...layout, artFamily: 'guilloche', artSubject: 'sign' }));
    expect(remarks()).toBe('');
    change('layout.json', (layout: object) => ({
      ...layout,
      artSubject: 'family',
      header: 'bar',
      records: 'timeline',
      hub: 'tiles',
    }));
    expect(remarks()).toBe('');
  });

  test('a neighbour that cannot be read is passed over', () => {
    rmSync(join(folder, 'mare/layout.json'));
    expect(brandRemarks(pack, ['mare'], folder)).toEqual([]);
  });
});

describe('games of the first shelves', () => {
  const featured = (...games: readonly object[]) => {
    change('featured-games.json', () => games);
    return brandRemarks(pack, []).join('\n');
  };

  test('none', () => {
    expect(featured()).toMatch(/featured-games\.json names no game/);
  });

  test('ones that no catalogue has, and ones of another type', () => {
    const known = { id: 1, type: 'slots', name: 'Iara' };
    expect(featured(known)).toBe('');
    expect(featured(known, { ...known, id: 99_999_999 })).toMatch(/does not have: 99999999\. Nobody sees/);
    expect(featured({ ...known, type: 'crash' })).toMatch(
      /another type than the sandbox: 1 \(slots, not crash\)/,
    );
  });

  test('what an operator’s own back end has nobody here knows', () => {
    change('brand.json', (facts: object) => ({ ...facts, isDemo: false }));
    expect(featured({ id: 99_999_999, type: 'slots', name: 'Iara' })).toBe('');
  });
});

test('money won in red is legible, and told', () => {
  change('tokens/sem.json', ({ sem }: { sem: { color: object } }) => ({
    sem: { ...sem, color: { ...sem.color, win: { $value: '{ref.accent.11}' } } },
  }));
  expect(brandRemarks(pack, [])).toEqual([expect.stringMatching(/"win" is red/)]);
});
