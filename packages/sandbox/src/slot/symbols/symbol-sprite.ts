import type { SlotSymbolOf, SlotTheme } from '@fortuna/domain/fair-play/slot-machines.ts';
import type { ReelSymbol } from '../../pages/play/play-look.ts';
import { shownSymbols } from '../slot-face.ts';
import { arcadeSymbols } from './arcade-symbols.ts';
import { coastSymbols } from './coast-symbols.ts';
import { salonSymbols } from './salon-symbols.ts';

/** Inner drawing of each symbol on a 64 x 64 field, told apart by outline as well as by colour. */
const drawings: { readonly [Theme in SlotTheme]: Readonly<Record<SlotSymbolOf<Theme>, string>> } = {
  coast: coastSymbols,
  salon: salonSymbols,
  arcade: arcadeSymbols,
};

/** What is inside the field of each symbol of a machine, by the symbol's name. */
export const symbolDrawings = (theme: SlotTheme): Readonly<Record<string, string>> => drawings[theme];

/** A picture that moves down fast: each filter blurs along the strip only. */
const blurs = Object.entries({ slow: 1.5, fast: 4 })
  .map(
    ([name, blur]) =>
      `<filter id="blur-${name}" x="-5%" y="-30%" width="110%" height="160%"><feGaussianBlur stdDeviation="0 ${blur}"/></filter>`,
  )
  .join('');

/** The symbols of a machine as an SVG sprite, to be referred to as `#symbol-<name>`, drawn as those of a face, or as a brand's own. */
export function symbolSprite(
  theme: SlotTheme,
  face: SlotTheme,
  own: ReadonlyMap<string, ReelSymbol> | null = null,
): string {
  const art: Readonly<Record<string, string>> = drawings[face];
  const symbols = [...shownSymbols(theme, face)].map(
    ([name, shown]) =>
      `<symbol id="symbol-${name}" viewBox="0 0 64 64">${own?.get(name)?.art ?? art[shown]}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true" class="sprite">${blurs}${symbols.join('')}</svg>`;
}
