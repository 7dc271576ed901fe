import { symbolsOf } from '@fortuna/domain/fair-play/slot-machine.ts';
import { type SlotTheme, slotMachines } from '@fortuna/domain/fair-play/slot-machines.ts';

const faces: Readonly<Record<string, SlotTheme>> = { coast: 'coast', guilloche: 'salon', halftone: 'arcade' };

/**
 * Whose symbols a machine shows: those of the site's own family of drawings, so that a game looks at home wherever it is opened; for a family
 * that the game does not know, the machine's own.
 */
export function faceOf(theme: SlotTheme, art: string | undefined): SlotTheme {
  return (art === undefined ? undefined : faces[art]) ?? theme;
}

/** The symbols of a machine, each with the one of a face that stands for it: the same place of the list, so the same worth. */
export function shownSymbols(theme: SlotTheme, face: SlotTheme): ReadonlyMap<string, string> {
  const shown = symbolsOf(slotMachines[face]);
  return new Map(symbolsOf(slotMachines[theme]).map((symbol, place) => [symbol, shown[place] ?? symbol]));
}
