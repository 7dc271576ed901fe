import { type CoverArt, type CoverOf, drawnType, pickComposition, pickWay, sightOf } from '../cover-art.ts';
import { createRandom, seedOf, spread } from '../random.ts';
import { box, place, ROOT, svg } from '../svg.ts';
import { compositions } from './compositions.ts';
import { type Inks, inks } from './inks.ts';
import { countSettings } from './layouts.ts';
import { hatchings, type Sheet } from './sheet.ts';

const WIDTH = 320;
const HEIGHT = 400;
const FOOT = 300;

/** The sum of the three channels of `#rrggbb`. */
const brightness = (colour: string): number =>
  [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(colour.slice(at, at + 2), 16), 0);

/** A plain plate over the foot in the darkest ink, for a light title. */
function plateFor({ ground, body, accent }: Inks): string {
  const dark = brightness(ground) < brightness(body) ? ground : body;
  return (
    box(0, FOOT, WIDTH, HEIGHT - FOOT, 0, dark) +
    box(0, FOOT, WIDTH, 2, 0, dark === ground ? body : ground) +
    box(0, FOOT + 7, WIDTH, 1.5, 0, accent)
  );
}

function draw(request: CoverOf): string {
  const { id, type, isFooted = false } = request;
  const [composition] = compositions[drawnType(type)][pickComposition(request, compositions)] ?? [];
  const ink = inks[spread(id, 1, inks.length)] ?? inks[0];
  const prefix = `g${id.toString(36)}`;
  const sheet: Sheet = {
    random: createRandom(id ^ seedOf(type)),
    inks: ink,
    prefix,
    sight: sightOf(request, WIDTH, HEIGHT, countSettings),
    width: WIDTH,
    height: HEIGHT,
  };
  const picture = composition?.(sheet, pickWay(request, countSettings)) ?? '';
  const body = isFooted ? place(picture, 0, -24) + plateFor(ink) : picture;
  return svg`<svg ${ROOT} viewBox="0 0 ${WIDTH} ${HEIGHT}">${hatchings(sheet, body)}${body}</svg>`;
}

/** Engraved in two or three inks, full bleed, 320 x 400; the foot is part of the frame unless a title needs it. */
export const covers: CoverArt = {
  name: 'guilloche',
  countCompositions: (type) => compositions[drawnType(type)].length,
  compositionOf: (request) => pickComposition(request, compositions),
  draw,
};
