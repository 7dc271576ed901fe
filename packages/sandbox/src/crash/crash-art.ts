import { arcadeSymbols } from '../slot/symbols/arcade-symbols.ts';

/** What a family of drawings makes of the flight. */
interface CrashArt {
  /** On a 64 x 64 field; its middle is on the curve. */
  readonly flyer: string;
  /** Behind the curve: 400 x 240, seen from its bottom left; a phone shows the left two thirds. */
  readonly sky: string;
}

const wave = (y: number, colour: string, opacity: number) =>
  `<path d="M0 ${y}c25-10 45-10 70 0s45 10 70 0 45-10 70 0 45 10 70 0 45-10 70 0 45 10 70 0v60H0z" fill="${colour}" opacity="${opacity}"/>`;

/** A kite over sea and hills, before the evening sun. */
const coast: CrashArt = {
  flyer: `<path d="M32 40C26 50 36 54 30 62" fill="none" stroke="#fff6e3" stroke-width="2"/><path d="M29 47l-7 2 7 3zM33 55l7 1-6 4z" fill="#ffd36b"/>
<path d="M32 4L54 24 32 42 10 24z" fill="#ff8f6b"/><path d="M32 4L54 24H32z" fill="#ffb52e"/><path d="M32 42L10 24h22z" fill="#26a6a0"/><path d="M32 4v38M10 24h44" stroke="#20343a" stroke-width="1.600"/>`,
  sky: `<g fill="var(--light)"><circle cx="206" cy="176" r="58" opacity=".12"/><circle cx="206" cy="176" r="36" opacity=".45"/><path d="M14 62h78a12 12 0 0 0-11-19 20 20 0 0 0-38-4 14 14 0 0 0-29 23zM196 44h54a9 9 0 0 0-8-14 15 15 0 0 0-28-3 10 10 0 0 0-18 17z" opacity=".13"/></g>
<path d="M88 216c20-36 42-52 66-46 20-40 56-46 80-10 24-14 52 0 74 26 26-8 62 6 92 30z" fill="var(--middle)" opacity=".4"/><path d="M196 216c14-24 34-34 54-26 22-22 50-22 70 2 30-6 58 6 80 24z" fill="var(--dark)" opacity=".45"/>
<g fill="none" stroke="var(--light)" stroke-width="3" stroke-linecap="round" opacity=".35"><path d="M20 104c5-8 11-8 15 0 4-8 10-8 15 0M124 92c4-6 9-6 12 0 3-6 8-6 12 0"/></g>
${wave(206, 'var(--middle)', 0.45)}${wave(218, 'var(--middle)', 0.7)}${wave(230, 'var(--dark)', 0.9)}`,
};

const hairlines = Array.from({ length: 16 }, (_, line) => {
  const y = 14 + line * 15;
  return `<path d="M0 ${y}c60-${6 + (line % 4)} 120 ${6 + (line % 3)} 200 0s140-${5 + (line % 5)} 200 0"/>`;
}).join('');

const sunrings = Array.from(
  { length: 9 },
  (_, ring) => `<circle cx="206" cy="130" r="${10 + ring * 4}"/>`,
).join('');

/** An engraved balloon over hills, below a sun of rings. */
const guilloche: CrashArt = {
  flyer: `<path d="M32 3c14 0 23 10 23 22 0 10-8 17-14 23H23C17 42 9 35 9 25 9 13 18 3 32 3z" fill="#7c1d2c"/><path d="M32 3c6 0 9 10 9 22 0 10-4 17-6 23h-6c-2-6-6-13-6-23C23 13 26 3 32 3z" fill="#e3c26a"/>
<path d="M9 25c8 4 38 4 46 0M13 35c8 3 30 3 38 0" fill="none" stroke="#fdf6e6" stroke-width="1.400"/><path d="M25 48l2 6M39 48l-2 6M32 48v6" stroke="#1d2c54" stroke-width="1.400"/><path d="M25 54h14l-2 8H27z" fill="#a8812f"/>`,
  sky: `<g fill="none" stroke="var(--color-accent-text)" stroke-width=".8"><g opacity=".3">${hairlines}</g><g opacity=".5">${sunrings}</g></g>
<g fill="var(--color-accent-text)"><path d="M0 240V200c38-26 70-30 104-8 34-42 76-48 112-14 40-24 92-20 184 22v40z" opacity=".14"/><path d="M0 240v-16c50-26 96-28 138-6 50-36 112-34 158-4 36-12 70-8 104 6v20z" opacity=".2"/></g>`,
};

const stars = Array.from({ length: 26 }, (_, star) => {
  const [x, y] = [(star * 61) % 398, (star * 37) % 170];
  const side = star % 5 === 0 ? 5 : 3;
  return `<path d="M${x} ${y}h${side}v${side}h-${side}z"/>`;
}).join('');
const heightOf = (block: number) => 16 + ((block * 29) % 44);
const blocks = Array.from({ length: 20 }, (_, block) => {
  const height = heightOf(block);
  return `<path d="M${block * 20} ${240 - height}h20v${height}h-20z"/>`;
}).join('');
/** Of every second house the lights that are on. */
const lights = Array.from({ length: 10 }, (_, pair) => {
  const block = pair * 2 + 1;
  const top = 246 - heightOf(block);
  return `<path d="M${block * 20 + 4} ${top}h4v4h-4zM${block * 20 + 12} ${top + (pair % 2) * 10}h4v4h-4z"/>`;
}).join('');
const moon = '<path d="M196 88h32v8h8v8h8v32h-8v8h-8v8h-32v-8h-8v-8h-8v-32h8v-8h8z"/>';

/** A rocket of pixels over the lights of a town, below the moon. */
const halftone: CrashArt = {
  flyer: `<g transform="rotate(58 32 32)">${arcadeSymbols.rocket}</g>`,
  sky: `<g fill="var(--light)" shape-rendering="crispEdges"><g opacity=".7">${stars}</g><g opacity=".55">${moon}</g></g><g fill="var(--dark)" shape-rendering="crispEdges">${blocks}</g><g fill="var(--light)" opacity=".8" shape-rendering="crispEdges">${lights}</g>`,
};

const families: Readonly<Record<string, CrashArt>> = { coast, guilloche, halftone };

/** The drawings of a site's family; the coast's for one that the game does not know. */
export function crashArtOf(art: string | undefined): CrashArt {
  return (art === undefined ? undefined : families[art]) ?? coast;
}
