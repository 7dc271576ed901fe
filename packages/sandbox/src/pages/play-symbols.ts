import type { SlotSymbol } from '../slot/slot-rules.ts';
import { coastSymbols } from './play-symbols-coast.ts';
import { guillocheSymbols } from './play-symbols-guilloche.ts';
import { halftoneSymbols } from './play-symbols-halftone.ts';

/** Inner drawing of each symbol on a 64 x 64 field, told apart by outline as well as by colour. */
const sets = {
  coast: coastSymbols,
  guilloche: guillocheSymbols,
  halftone: halftoneSymbols,
} as const satisfies Record<string, Readonly<Record<SlotSymbol, string>>>;

/** Named for the families of drawings that sites have. */
export type SymbolSet = keyof typeof sets;

/** The set that goes with a family of drawings; the coast's for one that the game does not know. */
export function symbolSetOf(art: string | undefined): SymbolSet {
  return art !== undefined && Object.hasOwn(sets, art) ? (art as SymbolSet) : 'coast';
}

/** A picture that moves down fast: each filter blurs along the strip only. */
const blurs = Object.entries({ slow: 1.5, fast: 4 })
  .map(
    ([name, blur]) =>
      `<filter id="blur-${name}" x="-5%" y="-30%" width="110%" height="160%"><feGaussianBlur stdDeviation="0 ${blur}"/></filter>`,
  )
  .join('');

/** The symbols as an SVG sprite, to be referred to as `#symbol-<name>`. */
export function symbolSprite(set: SymbolSet): string {
  const symbols = Object.entries(sets[set]).map(
    ([name, art]) => `<symbol id="symbol-${name}" viewBox="0 0 64 64">${art}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true" class="sprite">${blurs}${symbols.join('')}</svg>`;
}
