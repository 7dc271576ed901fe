import { type GameDevice, type GameTag, type GameType, gameTypes } from '@fortuna/domain/model/games.ts';
import { seededRandom } from '../world/random.ts';
import type { CatalogueGame } from './catalogue-game.ts';
import { slug } from './plain-text.ts';
import { providerNames } from './provider-names.ts';
import type { Theme } from './titles.ts';
import { slotSubjects } from './word-list.ts';

/** A game as it is for every operator: only what it is called and how high it stands is the operator's. */
export type BaseGame = Pick<
  CatalogueGame,
  'id' | 'type' | 'provider' | 'providerKey' | 'tags' | 'device' | 'isOpen'
> & {
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

/**
 * Which games of a type have a tag: every so many, from a place that moves with the type. The distances share no factor with the number
 * of subjects, of pictures or of the ways in which these are shown (13), so that a tag's games meet all of them in turn.
 */
const tagged = {
  new: { every: 17, typeStep: 3, start: 0 },
  recommend: { every: 11, typeStep: 5, start: 10 },
} as const;

function tagsAt(position: number, typeIndex: number): GameTag[] {
  return (['new', 'recommend'] as const).filter((tag) => {
    const { every, typeStep, start } = tagged[tag];
    return (position + typeStep * typeIndex + start) % every === 0;
  });
}

/** A few are made for large windows alone, a few for phones. */
function deviceAt(position: number): GameDevice | null {
  if (position % 29 === 17) return 'desktop';
  return position % 31 === 23 ? 'phone' : null;
}

/** Each studio's games are spread over the type, and the subjects over the studio's games. */
function providerAt(position: number, typeIndex: number): string {
  const studios = providerNames.length;
  return providerNames[(position + Math.floor(position / studios) + 5 * typeIndex) % studios] ?? '';
}

function themeAt(type: GameType, position: number): Theme {
  if (type !== 'slots') return { type, subject: null };
  return { type, subject: slotSubjects[position % slotSubjects.length] ?? 'star' };
}

/** The games of all operators, the same each time: ids from 1, each type's follow each other. */
export function makeBaseGames(): readonly BaseGame[] {
  const random = seededRandom(20260504);
  return gameTypes
    .flatMap((type, typeIndex) =>
      Array.from({ length: typeCounts[type] }, (_, position) => {
        const provider = providerAt(position, typeIndex);
        return {
          type,
          position,
          theme: themeAt(type, position),
          provider,
          providerKey: slug(provider),
          tags: tagsAt(position, typeIndex),
          device: deviceAt(position),
          isOpen: random(40) !== 0,
        };
      }),
    )
    .map((game, index) => ({ ...game, id: index + 1 }));
}
