import { symbolsOf } from '@fortuna/domain/fair-play/slot-machine.ts';
import { type SlotTheme, slotMachines } from '@fortuna/domain/fair-play/slot-machines.ts';
import { expect, test } from 'vitest';
import { motifNames, ownSymbols } from './own-reels.ts';
import { faceOf, shownSymbols } from './slot-face.ts';
import { symbolSprite } from './symbols/symbol-sprite.ts';

const themes = Object.keys(slotMachines) as SlotTheme[];

test('every machine has the face of the site it is opened on, and its own elsewhere', () => {
  expect(themes.map((theme) => faceOf(theme, 'guilloche'))).toEqual(themes.map(() => 'salon'));
  expect(themes.map((theme) => faceOf(theme, 'unheard-of'))).toEqual(themes);
  expect(themes.map((theme) => faceOf(theme, undefined))).toEqual(themes);
});

test.each(themes)(
  'each symbol of %s has one of its own in every face, at the same place of the paytable',
  (theme) => {
    for (const face of themes) {
      const shown = shownSymbols(theme, face);
      expect([...shown.keys()]).toEqual(symbolsOf(slotMachines[theme]));
      expect([...shown.values()]).toEqual(symbolsOf(slotMachines[face]));
      for (const symbol of shown.keys()) expect(symbolSprite(theme, face)).toContain(`id="symbol-${symbol}"`);
    }
  },
);

const motifs = Object.keys(motifNames.en).slice(0, 8);
const reels = motifs.map((name) => ({ name, art: `<g data-own="${name}"/>` }));

test.each(themes)('a brand’s own symbols stand for those of %s, the best for the best', (theme) => {
  const own = ownSymbols(theme, reels);
  expect([...(own?.values() ?? [])].map(({ name }) => name)).toEqual(motifs);
  expect([...(own?.keys() ?? [])]).toEqual(symbolsOf(slotMachines[theme]));
  const sprite = symbolSprite(theme, theme, own);
  for (const { art } of reels) expect(sprite).toContain(art);
});

test('too few symbols of a brand are none', () => {
  expect(ownSymbols('coast', reels.slice(1))).toBeNull();
  expect(ownSymbols('coast')).toBeNull();
});
