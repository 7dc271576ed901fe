import { type CoverArt, type CoverOf, drawnType, pickComposition, pickWay, sightOf } from '../cover-art.ts';
import { createRandom, seedOf, spread } from '../random.ts';
import { box, place, ROOT, svg } from '../svg.ts';
import { flats, INK } from './colours.ts';
import { compositions } from './compositions.ts';
import { countSettings } from './settings.ts';
import type { Board } from './sprite.ts';

const SIZE = 360;
const FOOT = 272;
/** Above a foot the whole picture stands as a panel of this share of its size, in a frame of ink: nothing of its thing is cut. */
const PANEL = 0.8;

function draw(request: CoverOf): string {
  const { id, type, isFooted = false } = request;
  const [composition] = compositions[drawnType(type)][pickComposition(request, compositions)] ?? [];
  const flat = flats[spread(id, 1, flats.length)] ?? flats[0];
  const board: Board = {
    random: createRandom(id ^ seedOf(type)),
    flat,
    prefix: `p${id.toString(36)}`,
    isAlternate: spread(id, 2, 2) === 1,
    sight: sightOf(request, SIZE, SIZE, countSettings),
    width: SIZE,
    height: SIZE,
  };
  const picture = composition?.(board, pickWay(request, countSettings)) ?? '';
  const foot = box(0, FOOT, SIZE, SIZE - FOOT, 0, INK) + box(0, FOOT, SIZE, 5, 0, flat.one);
  const panel = place(picture, (SIZE * (1 - PANEL)) / 2, -6, 0, PANEL);
  const body = isFooted ? box(0, 0, SIZE, SIZE, 0, INK) + panel + foot : picture;
  return svg`<svg ${ROOT} viewBox="0 0 ${SIZE} ${SIZE}">${body}</svg>`;
}

/** Flat colours, printer's dots and pixels, full bleed, 360 x 360; a plain foot only where a title needs it. */
export const covers: CoverArt = {
  name: 'halftone',
  countCompositions: (type) => compositions[drawnType(type)].length,
  compositionOf: (request) => pickComposition(request, compositions),
  draw,
};
