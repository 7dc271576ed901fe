import { expect, test } from 'vitest';
import { vipLevels } from '../world/promotions/vip-levels.ts';
import { levelName } from './level-names.ts';
import { type SiteSettings, sites as setUp, unnamedSite } from './site-settings.ts';

const sites = ['mare', 'salao', 'pulo'] as const;
const languages = ['pt', 'en', 'cn'] as const;

test.each(sites)('every level of %s has a name of its own in every language', (words) => {
  for (const language of languages) {
    const names = vipLevels.map(({ level }) => levelName({ words, isSetUp: true }, language, level));
    expect(new Set(names).size).toBe(vipLevels.length);
  }
});

test('no two sites call a level the same', () => {
  const all = sites.flatMap((words) =>
    vipLevels.map(({ level }) => levelName({ words, isSetUp: true }, 'pt', level)),
  );
  expect(new Set(all).size).toBe(all.length);
});

test('a site that nobody has set up is no operator’s: its levels are called otherwise than theirs', () => {
  const namesOf = (site: SiteSettings) => vipLevels.map(({ level }) => levelName(site, 'pt', level));
  const own = namesOf(unnamedSite);
  expect(new Set(own).size).toBe(vipLevels.length);
  expect(setUp.flatMap(namesOf).filter((name) => own.includes(name))).toEqual([]);
});
