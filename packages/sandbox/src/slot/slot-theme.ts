import { slotReturn } from '@fortuna/domain/fair-play/slot-machine.ts';
import { type SlotTheme, slotMachines } from '@fortuna/domain/fair-play/slot-machines.ts';
import type { CatalogueGame } from '../catalogue/catalogue-game.ts';
import { providerNames } from '../catalogue/provider-names.ts';

const themes = Object.keys(slotMachines) as SlotTheme[];

/** The machine of the studio that a slot is from: each studio builds on one of them. */
export function slotThemeOf({ provider }: Pick<CatalogueGame, 'provider'>): SlotTheme {
  return themes[providerNames.indexOf(provider) % themes.length] ?? 'coast';
}

const returns = new Map<SlotTheme, number>();

/** The exact return of a machine, counted once. */
export function returnOf(theme: SlotTheme): number {
  const counted = returns.get(theme) ?? slotReturn(slotMachines[theme]);
  returns.set(theme, counted);
  return counted;
}
