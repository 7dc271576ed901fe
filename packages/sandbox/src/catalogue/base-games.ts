import { type GameTag, type GameType, gameTypes } from '@fortuna/domain/model/games.ts';
import { seededRandom } from '../world/random.ts';
import type { CatalogueGame } from './catalogue-game.ts';
import { slug } from './plain-text.ts';
import { providerNames } from './provider-names.ts';
import type { Theme } from './titles.ts';
import { slotSubjects } from './word-list.ts';

/** A game as it is for every operator: only what it is called and how high it stands is the operator's. */
export type BaseGame = Pick<CatalogueGame, 'id' | 'type' | 'provider' | 'providerKey' | 'tags' | 'isOpen'> & {
  /** Place among the games of its type, from 0. */
  readonly position: number;
  readonly theme: Theme;
};

/** Games of each type; 10,000 in all. */
export const typeCounts: Readonly<Record<GameType, number>> = {
  slots: 5696,
  live: 590,
  table: 548,
  sports: 234,
  lottery: 276,
  crash: 440,
  fish: 438,
  arcade: 522,
  bingo: 440,
  card: 502,
  video: 314,
};

/** Every so many games of a type. Sharing no factor with the number of subjects or of pictures, they meet all of them in turn. */
const every = { new: 13, recommend: 11 } as const;

function tagsAt(position: number, phase: number): GameTag[] {
  return (['new', 'recommend'] as const).filter((tag) => (position + 3 * phase) % every[tag] === 0);
}

/** Each studio's games are spread over the type, and the subjects over the studio's games. */
function providerAt(position: number, phase: number): string {
  const studios = providerNames.length;
  return providerNames[(position + Math.floor(position / studios) + 5 * phase) % studios] ?? '';
}

function themeAt(type: GameType, position: number): Theme {
  if (type !== 'slots') return { type, subject: null };
  return { type, subject: slotSubjects[position % slotSubjects.length] ?? 'star' };
}

/** The games of all operators, the same each time: ids from 1, each type's follow each other. */
export function makeBaseGames(): readonly BaseGame[] {
  const random = seededRandom(20260504);
  return gameTypes
    .flatMap((type, phase) =>
      Array.from({ length: typeCounts[type] }, (_, position) => {
        const provider = providerAt(position, phase);
        return {
          type,
          position,
          theme: themeAt(type, position),
          provider,
          providerKey: slug(provider),
          tags: tagsAt(position, phase),
          isOpen: random(40) !== 0,
        };
      }),
    )
    .map((game, index) => ({ ...game, id: index + 1 }));
}
