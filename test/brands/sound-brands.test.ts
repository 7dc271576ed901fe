import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { soundBrands } from '../../scripts/brands/check/sound-brands.ts';
import { brandsFolder } from '../../scripts/brands/pack-folder.ts';

/** What a build takes: the brands that pass their check, and never a guess whose host is whose. */

const folder = mkdtempSync(join(tmpdir(), 'sound-'));
beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  for (const id of ['mare', 'salao']) cpSync(join(brandsFolder, id), join(folder, id), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function facts(id: string, change: object): void {
  const file = join(folder, id, 'brand.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...change }));
}

test('a brand that does not pass is left out, with what is wrong with it', async () => {
  facts('salao', { name: '<img src=x>' });
  const { ids, leftOut } = await soundBrands(folder);
  expect(ids).toEqual(['mare']);
  expect(leftOut.get('salao')).toEqual([expect.stringMatching(/"name" must not contain < or >/)]);
});

test('the brand that stands in for all others has to pass', async () => {
  facts('mare', { languages: [] });
  await expect(soundBrands(folder)).rejects.toThrow(/mare stands in for all others .*\n.*"languages" needs/);
});

test('two brands that name one host stop the build', async () => {
  facts('salao', { hosts: ['mare.example'] });
  await expect(soundBrands(folder)).rejects.toThrow(/host mare\.example is named by mare and by salao/);
  // One that is left out anyway takes nothing from anybody.
  facts('salao', { languages: [] });
  expect((await soundBrands(folder)).ids).toEqual(['mare']);
});
