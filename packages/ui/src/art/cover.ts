import type { GameType } from '@fortuna/domain/model/game.ts';
import { coastCompositions } from './coast/compositions.ts';
import { svgDataUri } from './data-uri.ts';
import type { ArtFamily } from './family.ts';
import { tones } from './palette.ts';
import { createRandom, seedOf, spread } from './random.ts';
import { type Composition, finish, paintOf, type Scene, sceneDefs } from './scene.ts';
import { ROOT, svg } from './svg.ts';

export interface CoverRequest {
  /** Number of the game; the same game always gets the same cover. */
  readonly id: number;
  readonly type: GameType;
  readonly family: ArtFamily;
}

const COVER_WIDTH = 300;
const COVER_HEIGHT = 400;

const compositions: Readonly<Record<ArtFamily, Readonly<Record<GameType, readonly Composition[]>>>> = {
  coast: coastCompositions,
};

/** How many different pictures a type has before colours, light and water vary them. */
export function countCompositions(family: ArtFamily, type: GameType): number {
  return compositions[family][type].length;
}

/** Which of the type's pictures a game gets, from 0. */
export function compositionOf({ id, type, family }: CoverRequest): number {
  return spread(id + (seedOf(type) % 97), 0, countCompositions(family, type));
}

/** Each cover is seen from a little nearer or farther, from left or right; the picture always fills the frame. */
function framing(id: number, isMirrored: boolean): string {
  const random = createRandom(id + 40_503);
  const zoom = random.between(1, 1.17);
  const left = (COVER_WIDTH - COVER_WIDTH * zoom) * random.between(0.1, 0.9);
  const top = (COVER_HEIGHT - COVER_HEIGHT * zoom) * random.between(0, 0.2);
  return isMirrored
    ? svg`matrix(${-zoom} 0 0 ${zoom} ${left + COVER_WIDTH * zoom} ${top})`
    : svg`matrix(${zoom} 0 0 ${zoom} ${left} ${top})`;
}

/** A cover without any text: full bleed, 300 x 400, calm in the lower third where the page puts the title. */
export function drawCover(request: CoverRequest): string {
  const { id, type, family } = request;
  const draw = compositions[family][type][compositionOf(request)];
  const tone = tones[family][spread(id, 1, tones[family].length)] ?? tones[family][0];
  const isMirrored = spread(id, 2, 2) === 1;
  const prefix = `${family.charAt(0)}${id.toString(36)}`;
  const scene: Scene = {
    random: createRandom(id ^ seedOf(type)),
    tone,
    paint: paintOf(prefix),
    prefix,
    isMirrored,
    width: COVER_WIDTH,
    height: COVER_HEIGHT,
  };
  const picture = draw?.(scene) ?? '';
  const body = `<g transform="${framing(id, isMirrored)}">${picture}</g>${finish(scene)}`;
  return `<svg ${ROOT} viewBox="0 0 300 400">${sceneDefs(tone, prefix, body)}${body}</svg>`;
}

const CACHE_SIZE = 240;
const cache = new Map<string, string>();

/** The cover as a `data:` address for an `img`; the last 240 are kept. */
export function coverDataUri(request: CoverRequest): string {
  const key = `${request.family}/${request.type}/${request.id}`;
  const known = cache.get(key);
  if (known !== undefined) {
    cache.delete(key);
    cache.set(key, known);
    return known;
  }
  const uri = svgDataUri(drawCover(request));
  cache.set(key, uri);
  if (cache.size > CACHE_SIZE) {
    const oldest = cache.keys().next();
    if (!oldest.done) cache.delete(oldest.value);
  }
  return uri;
}
