import type { SlotTheme } from '@fortuna/domain/fair-play/slot-machines.ts';
import type { CatalogueGame } from '../catalogue/catalogue-game.ts';
import type { WordListName } from '../catalogue/word-list.ts';
import { slotThemeOf } from '../slot/slot-theme.ts';

/** Where the files are: below `/api`, which the sites' own servers pass on. */
export const gamePictureFolder = '/api/games/pictures';

/** Of those studios' slots, one in so many has a picture. */
const every = 2;

/** The machine whose symbols are drawn as a site draws. */
const themeOf: Readonly<Record<WordListName, SlotTheme>> = { mare: 'coast', salao: 'salon', pulo: 'arcade' };

/**
 * Address of the picture that the studio has sent along, on the host of the API; null where the site draws the cover. Some slots of the
 * studios that draw as the site does have one, which shows what is on their reels. What an operator puts first has the covers that its
 * site was built with.
 */
export function gamePictureUrl(
  game: Pick<CatalogueGame, 'id' | 'type' | 'provider' | 'tags'>,
  operator: WordListName,
): string | null {
  const hasPicture =
    game.type === 'slots' &&
    game.id % every === 1 &&
    !game.tags.includes('hot') &&
    slotThemeOf(game) === themeOf[operator];
  return hasPicture ? `${gamePictureFolder}/${game.id}.svg` : null;
}

/** Number of the game that a file is of; null for any other name. */
export function gameIdOfFile(file: string): number | null {
  const [, id] = /^([1-9]\d{0,5})\.svg$/.exec(file) ?? [];
  return id === undefined ? null : Number(id);
}
