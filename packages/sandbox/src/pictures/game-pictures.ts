import type { SlotSymbolOf, SlotTheme } from '@fortuna/domain/fair-play/slot-machines.ts';
import type { CatalogueGame } from '../catalogue/catalogue-game.ts';
import type { SlotSubject, WordListName } from '../catalogue/word-list.ts';
import { slotThemeOf } from '../slot/slot-theme.ts';

/** Where the files are: below `/api`, which the sites' own servers pass on. */
export const gamePictureFolder = '/api/games/pictures';

/** The machine whose symbols are drawn as a site draws. */
const themeOf: Readonly<Record<WordListName, SlotTheme>> = { mare: 'coast', salao: 'salon', pulo: 'arcade' };

/** What is on a machine's reels and in titles too: no studio sends a picture of anything but what its game is called after. */
const heroes: { readonly [Theme in SlotTheme]: Readonly<Partial<Record<SlotSubject, SlotSymbolOf<Theme>>>> } =
  {
    coast: { sun: 'sun', star: 'star', fish: 'fish', ship: 'boat' },
    salon: { mask: 'mask', crown: 'crown', flower: 'rose', bell: 'bell' },
    arcade: { gem: 'gem', coin: 'coin', fruit: 'cherry' },
  };

/** The symbol that a slot's picture is of; undefined where its reels have none of what its title speaks of. */
export function heroOf(game: Pick<CatalogueGame, 'provider' | 'subject'>): string | undefined {
  const { subject } = game;
  return subject === null ? undefined : heroes[slotThemeOf(game)][subject];
}

/**
 * Address of the picture that the studio has sent along, on the host of the API; null where the site draws the cover. Slots of the
 * studios that draw as the site does have one if what they are called after is on their reels. What an operator puts first has the covers that its
 * site was built with.
 */
export function gamePictureUrl(
  game: Pick<CatalogueGame, 'id' | 'subject' | 'provider' | 'tags'>,
  operator: WordListName,
): string | null {
  const hasPicture =
    heroOf(game) !== undefined && !game.tags.includes('hot') && slotThemeOf(game) === themeOf[operator];
  return hasPicture ? `${gamePictureFolder}/${game.id}.svg` : null;
}

/** Number of the game that a file is of; null for any other name. */
export function gameIdOfFile(file: string): number | null {
  const [, id] = /^([1-9]\d{0,5})\.svg$/.exec(file) ?? [];
  return id === undefined ? null : Number(id);
}
