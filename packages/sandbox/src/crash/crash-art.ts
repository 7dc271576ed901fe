import { type CrashThing, crashThings } from '@fortuna/domain/crash-things.ts';
import { thingFinder } from '@fortuna/domain/title-words.ts';
import { drawnFlyers } from './drawn-flyers.ts';
import { pixelFlyers } from './pixel-flyers.ts';

/** What a family of drawings makes of the flight. */
interface CrashFamily {
  /** On 64 x 64 fields; their middle is on the curve. */
  readonly flyers: Readonly<Partial<Record<CrashThing, string>>>;
  /** What flies where a title names nothing that is drawn. */
  readonly usual: string;
  /** Behind the curve: 400 x 240, seen from its bottom left; a phone shows the left two thirds. */
  readonly sky: string;
}

const crashThingOf = thingFinder<CrashThing>(crashThings);

const wave = (y: number, colour: string) =>
  `<path d="M0 ${y}c25-10 45-10 70 0s45 10 70 0 45-10 70 0 45 10 70 0 45-10 70 0 45 10 70 0v60H0z" fill="${colour}"/>`;

/** So much of a colour in the air between: what stands before something else covers it. */
const faded = (colour: string, percent: number) =>
  `color-mix(in oklab,var(--${colour}) ${percent}%,var(--color-surface1))`;

const coastFlyers = drawnFlyers({
  warm: '#ff8f6b',
  gold: '#ffb52e',
  cool: '#26a6a0',
  pale: '#fff6e3',
  cord: '#fff6e3',
  ink: '#20343a',
});

/** Over sea and hills, before the evening sun. */
const coast: CrashFamily = {
  flyers: coastFlyers,
  usual: coastFlyers.kite,
  sky: `<g fill="var(--light)"><circle cx="206" cy="128" r="52" opacity=".12"/><circle cx="206" cy="128" r="32" opacity=".6"/></g>
<path d="M88 216c20-36 42-52 66-46 20-40 56-46 80-10 24-14 52 0 74 26 26-8 62 6 92 30z" fill="${faded('middle', 34)}"/><path d="M196 216c14-24 34-34 54-26 22-22 50-22 70 2 30-6 58 6 80 24z" fill="${faded('dark', 55)}"/>
<g fill="none" stroke="var(--light)" stroke-width="3" stroke-linecap="round" opacity=".35"><path d="M30 158c5-8 11-8 15 0 4-8 10-8 15 0M66 140c4-6 9-6 12 0 3-6 8-6 12 0"/></g>
${wave(206, faded('middle', 50))}${wave(218, faded('middle', 75))}${wave(230, faded('dark', 90))}`,
};

/** None where the figures stand. */
const hairlines = Array.from({ length: 10 }, (_, line) => {
  const y = 104 + line * 15;
  return `<path d="M0 ${y}c60-${6 + (line % 4)} 120 ${6 + (line % 3)} 200 0s140-${5 + (line % 5)} 200 0"/>`;
}).join('');

const sunrings = Array.from(
  { length: 9 },
  (_, ring) => `<circle cx="206" cy="130" r="${10 + ring * 4}"/>`,
).join('');

const engravedFlyers = drawnFlyers({
  warm: '#7c1d2c',
  gold: '#e3c26a',
  cool: '#2f5d4a',
  pale: '#fdf6e6',
  cord: '#1d2c54',
  ink: '#1d2c54',
});

/** Over hills, below a sun of rings. */
const guilloche: CrashFamily = {
  flyers: engravedFlyers,
  usual: engravedFlyers.balloon,
  sky: `<g fill="none" stroke="var(--color-accent-text)" stroke-width=".8"><g opacity=".3">${hairlines}</g><g opacity=".5">${sunrings}</g></g>
<g><path d="M0 240V200c38-26 70-30 104-8 34-42 76-48 112-14 40-24 92-20 184 22v40z" fill="${faded('color-accent-text', 16)}"/><path d="M0 240v-16c50-26 96-28 138-6 50-36 112-34 158-4 36-12 70-8 104 6v20z" fill="${faded('color-accent-text', 32)}"/></g>`,
};

/** Neither behind the figures, nor before the moon, nor cut by an edge. */
const isFree = (x: number, y: number) =>
  x > 6 && y > 6 && x < 390 && !(y < 96 && x > 12 && x < 312) && !(y > 80 && y < 156 && x > 172 && x < 252);
const stars = Array.from({ length: 44 }, (_, star) => {
  const [x, y] = [(star * 61) % 398, (star * 37) % 170];
  if (!isFree(x, y)) return '';
  const side = star % 5 === 0 ? 5 : 3;
  return `<path d="M${x} ${y}h${side}v${side}h-${side}z"/>`;
}).join('');
const heightOf = (block: number) => 16 + ((block * 29) % 44);
/** Those without light stand farther off. */
const blocks = Array.from({ length: 20 }, (_, block) => {
  const height = heightOf(block);
  const fill = block % 2 === 0 ? faded('dark', 72) : 'var(--dark)';
  return `<path d="M${block * 20} ${240 - height}h20v${height}h-20z" fill="${fill}"/>`;
}).join('');
/** Of every second house the lights that are on. */
const lights = Array.from({ length: 10 }, (_, pair) => {
  const block = pair * 2 + 1;
  const top = 246 - heightOf(block);
  return `<path d="M${block * 20 + 4} ${top}h4v4h-4zM${block * 20 + 12} ${top + (pair % 2) * 10}h4v4h-4z"/>`;
}).join('');
const moon = '<path d="M196 88h32v8h8v8h8v32h-8v8h-8v8h-32v-8h-8v-8h-8v-32h8v-8h8z"/>';

/** Over the lights of a town, below the moon. */
const halftone: CrashFamily = {
  flyers: pixelFlyers,
  usual: pixelFlyers.rocket,
  sky: `<g fill="var(--light)" shape-rendering="crispEdges"><g opacity=".7">${stars}</g><g opacity=".55">${moon}</g></g><g shape-rendering="crispEdges">${blocks}</g><g fill="var(--light)" opacity=".8" shape-rendering="crispEdges">${lights}</g>`,
};

/** Flat shapes, as a poster has them: a disc behind slanting fields. Of all hands that make emblems. */
const emblems: CrashFamily = {
  flyers: coastFlyers,
  usual: coastFlyers.rocket,
  sky: `<circle cx="290" cy="96" r="74" fill="${faded('light', 16)}"/><circle cx="290" cy="96" r="46" fill="${faded('light', 30)}"/><g><path d="M0 240V178l400-64v126z" fill="${faded('middle', 14)}"/><path d="M0 240v-30l400-44v74z" fill="${faded('middle', 26)}"/><path d="M0 240l400-26v26z" fill="${faded('dark', 70)}"/></g>`,
};

const families: Readonly<Record<string, CrashFamily>> = {
  coast,
  guilloche,
  halftone,
  posters: emblems,
  collages: emblems,
  tubes: emblems,
};

/**
 * What flies in a game of this title, and before which sky.
 * @param art the hand of the site's drawings; for one that the game does not know, the coast's
 */
export function crashArtOf(art: string | undefined, title: string): { flyer: string; sky: string } {
  const { flyers, usual, sky } = (art === undefined ? undefined : families[art]) ?? coast;
  const thing = crashThingOf(title);
  return { flyer: (thing && flyers[thing]) ?? usual, sky };
}
