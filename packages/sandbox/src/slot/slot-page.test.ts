import { symbolsOf } from '@fortuna/domain/fair-play/slot-machine.ts';
import { type SlotTheme, slotMachines } from '@fortuna/domain/fair-play/slot-machines.ts';
import { expect, test } from 'vitest';
import { namesOfRanks } from './slot-texts.ts';
import { slotFaceOf } from './slot-theme.ts';
import { symbolSprite } from './symbols/symbol-sprite.ts';

const themes = Object.keys(slotMachines) as SlotTheme[];

test('a slot shows the symbols of the family that has opened it, whatever its machine; its own to one that is not known', () => {
  expect(themes.map((theme) => slotFaceOf(theme, 'guilloche'))).toEqual(['salon', 'salon', 'salon']);
  expect(themes.map((theme) => slotFaceOf(theme, 'mosaic'))).toEqual(themes);
  expect(themes.map((theme) => slotFaceOf(theme, undefined))).toEqual(themes);
});

test.each(themes)('every symbol of every machine has a drawing and a name of %s, each its own', (face) => {
  for (const theme of themes) {
    const symbols = symbolsOf(slotMachines[theme]);
    const sprite = symbolSprite(symbols, face);
    const drawn = symbols.map(
      (symbol) =>
        sprite.split(`<symbol id="symbol-${symbol}" viewBox="0 0 64 64">`)[1]?.split('</symbol>')[0],
    );
    expect(new Set(drawn.filter((drawing) => drawing)).size).toBe(symbols.length);
    expect(new Set(namesOfRanks(face, 'pt')).size).toBe(symbols.length);
  }
});
