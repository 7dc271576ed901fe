import {
  type CoverArt,
  type CoverOf,
  drawnType,
  pickComposition,
  pickWay,
  seen,
  sightOf,
} from '../cover-art.ts';
import { createRandom, seedOf, spread } from '../random.ts';
import { ROOT, svg } from '../svg.ts';
import { coastCompositions } from './compositions.ts';
import { tones } from './palette.ts';
import { finish, paintOf, type Scene, sceneDefs } from './scene.ts';
import { takes } from './takes.ts';

const COVER_WIDTH = 300;
const COVER_HEIGHT = 400;
/** Without the plain water at its foot. */
const UNFOOTED_HEIGHT = 325;

/** Each cover is seen from a little nearer or farther, from left or right; the picture always fills the frame. */
function framing(id: number, isMirrored: boolean): string {
  const random = createRandom(id + 40_503);
  const zoom = random.between(1, 1.08);
  const left = (COVER_WIDTH - COVER_WIDTH * zoom) * random.between(0.1, 0.9);
  const top = (COVER_HEIGHT - COVER_HEIGHT * zoom) * random.between(0, 0.2);
  return isMirrored
    ? svg`matrix(${-zoom} 0 0 ${zoom} ${left + COVER_WIDTH * zoom} ${top})`
    : svg`matrix(${zoom} 0 0 ${zoom} ${left} ${top})`;
}

function draw(request: CoverOf): string {
  const { id, type, isFooted } = request;
  const [composition] = coastCompositions[drawnType(type)][pickComposition(request, coastCompositions)] ?? [];
  const tone = tones[spread(id, 1, tones.length)] ?? tones[0];
  const isMirrored = spread(id, 2, 2) === 1;
  const prefix = `c${id.toString(36)}`;
  const scene: Scene = {
    random: createRandom(id ^ seedOf(type)),
    tone,
    paint: paintOf(prefix),
    prefix,
    isMirrored,
    width: COVER_WIDTH,
    height: COVER_HEIGHT,
  };
  const take = takes[pickWay(request, takes.length)];
  const view = seen(composition?.(scene) ?? '', sightOf(request, COVER_WIDTH, COVER_HEIGHT, takes.length));
  const picture = take?.(view, scene) ?? '';
  const body = `<g transform="${framing(id, isMirrored)}">${picture}</g>${finish(scene)}`;
  const height = isFooted === false ? UNFOOTED_HEIGHT : COVER_HEIGHT;
  return `<svg ${ROOT} viewBox="0 0 300 ${height}">${sceneDefs(tone, prefix, body)}${body}</svg>`;
}

/** Full bleed, 300 x 400, calm in the lower third where the page puts the title; 300 x 325 where it puts none. */
export const covers: CoverArt = {
  name: 'coast',
  countCompositions: (type) => coastCompositions[drawnType(type)].length,
  compositionOf: (request) => pickComposition(request, coastCompositions),
  draw,
};
