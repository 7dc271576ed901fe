import type { AnyGameType, GameType } from '@fortuna/domain/model/games.ts';
import { artAddress } from './art-address.ts';
import type { ArtHues } from './art-hues.ts';
import { type GameMotif, motifOfGame } from './game-motifs.ts';
import { motifOfTitle } from './motif-words.ts';
import { seedOf, spread } from './random.ts';
import { slotMotifs } from './slot-motifs.ts';
import { svg } from './svg.ts';

/** A cover of one family. */
export interface CoverOf {
  /** Number of the game; the same game always gets the same cover. */
  readonly id: number;
  readonly type: AnyGameType;
  /** As the page shows it: a slot's picture is of what its title names, in whatever language. */
  readonly name: string;
  /** The page puts a light title over the foot of the picture, which is then plain and dark. Coast always draws it so, and leaves it out where no title is. */
  readonly isFooted?: boolean;
  /** It leads a list and is shown large: all of its subject is seen then, and not a part from near. */
  readonly isLead?: boolean;
  /** The page cuts it round: its subject stands whole in the middle, in one of the ways of showing it that have it so. */
  readonly isRound?: boolean;
}

/** What each family's `covers.ts` gives. */
export interface CoverArt {
  /** Begins the addresses in the cache. */
  readonly name: string;
  /** How many different pictures a type has before colours and randomness vary them. */
  readonly countCompositions: (type: AnyGameType) => number;
  /** Which of them a game gets, from 0. */
  readonly compositionOf: (request: CoverOf) => number;
  /** Markup without any text. */
  readonly draw: (request: CoverOf) => string;
}

/** The default drawings: a type newer than we are is drawn as a game of the arcade, which needs no table, card or ball. */
export function drawnType(type: AnyGameType): GameType {
  return type === 'other' ? 'arcade' : type;
}

/** A picture of a type, and what it is of; with nothing said it fits every title that names nothing else. */
export type Pictured<Draw> = readonly [draw: Draw, ...of: readonly GameMotif[]];

/** The pictures of each type; those of slots stand in the order of `slotMotifs`. */
export type Pictures<Draw> = Readonly<Record<GameType, ReadonlyArray<Pictured<Draw>>>>;

/** Places of the pictures that are of this. */
function placesOf(motif: GameMotif, pictures: ReadonlyArray<Pictured<unknown>>): readonly number[] {
  return pictures.flatMap(([, ...of], place) =>
    of.includes(motif) || (motif === 'any' && of.length === 0) ? [place] : [],
  );
}

/** Which of `count` is next for a number that may be negative, from 0. */
export const turnOf = (id: number, count: number): number => ((id % count) + count) % count;

/** Which of the pictures of its type a game gets, from 0. */
export function pickComposition({ id, type, name }: CoverOf, all: Pictures<unknown>): number {
  const drawn = drawnType(type);
  const pictures = all[drawn];
  if (drawn === 'slots') {
    const motif = motifOfTitle(name);
    const count = pictures.length;
    return motif === undefined
      ? spread(id + (seedOf(drawn) % 97), 0, count)
      : slotMotifs.indexOf(motif) % count;
  }
  const motif = motifOfGame(drawn, name);
  const named = motif === 'any' ? [] : placesOf(motif, pictures);
  // Games that name one thing are 8 to 14 numbers from each other, all others follow each other: there what fits takes turns.
  if (named.length > 0) return named[spread(id, 4, named.length)] ?? 0;
  const places = placesOf('any', pictures);
  return places[turnOf(id, places.length)] ?? 0;
}

/**
 * Which of `count` ways of showing its picture a game gets, from 0: a list of one noun, as a search leaves it, is of one picture, and is not to look like
 * one game. By the game's own number, so that its cover is the same everywhere; where `count` is prime, the ways take turns among games
 * at any distance from each other that is no multiple of it. The first of the ways shows a picture as it was drawn, and the first `countWhole` of
 * them show it whole.
 */
export const pickWay = (
  { id, isLead = false, isRound = false }: CoverOf,
  count: number,
  countWhole = 1,
): number => (isLead ? 0 : turnOf(id, isRound ? countWhole : count));

/** Parts of a slot's scene that it is seen from nearer by: their middles as shares of its width and height. */
const nearer = [
  [0, 0.3],
  [1, 0.3],
  [0.5, 0],
  [0.5, 0.8],
] as const;

/**
 * How a slot's scene is seen before it comes in its way: slots that have both the motif and the way in common are multiples of both counts apart,
 * and see different parts of it.
 */
export function sightOf(
  { id, type, isLead = false, isRound = false }: CoverOf,
  width: number,
  height: number,
  ways: number,
): string {
  const stretch = Math.floor(id / (slotMotifs.length * ways));
  const part =
    type === 'slots' && !isLead && !isRound ? nearer[turnOf(stretch, nearer.length + 1) - 1] : undefined;
  if (part === undefined) return '';
  const scale = 1.22;
  return svg`translate(${width * part[0] * (1 - scale)} ${height * part[1] * (1 - scale)}) scale(${scale})`;
}

/** The scene as `sightOf` has it. */
export const seen = (scene: string, sight: string): string =>
  sight === '' ? scene : `<g transform="${sight}">${scene}</g>`;

const CACHE_SIZE = 240;
const cache = new Map<string, string>();

/** The cover in these hues as a `data:` address for an `img`; the last 240 of all families together are kept. */
export function coverAddress(art: CoverArt, request: CoverOf, hues: ArtHues = {}): string {
  const key = [
    art.name,
    hues.artTurn,
    hues.artTint,
    hues.artPrint,
    request.type,
    request.id,
    request.isFooted,
    request.isLead,
    request.isRound,
    request.name,
  ].join('/');
  const known = cache.get(key);
  if (known !== undefined) {
    cache.delete(key);
    cache.set(key, known);
    return known;
  }
  const uri = artAddress(art.draw(request), hues, request.id);
  cache.set(key, uri);
  if (cache.size > CACHE_SIZE) {
    const oldest = cache.keys().next();
    if (!oldest.done) cache.delete(oldest.value);
  }
  return uri;
}
