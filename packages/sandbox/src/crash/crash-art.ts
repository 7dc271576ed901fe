import { arcadeSymbols } from '../slot/symbols/arcade-symbols.ts';

/** What a family of drawings makes of the flight. */
interface CrashArt {
  /** On a 64 x 64 field; its middle is on the curve. */
  readonly flyer: string;
  /** Behind the curve: 400 x 240, seen from its bottom left. */
  readonly sky: string;
}

const wave = (y: number, colour: string, opacity: number) =>
  `<path d="M0 ${y}c25-10 45-10 70 0s45 10 70 0 45-10 70 0 45 10 70 0 45-10 70 0 45 10 70 0v60H0z" fill="${colour}" opacity="${opacity}"/>`;

/** A kite over the sea. */
const coast: CrashArt = {
  flyer: `<path d="M32 40C26 50 36 54 30 62" fill="none" stroke="#fff6e3" stroke-width="2"/><path d="M29 47l-7 2 7 3zM33 55l7 1-6 4z" fill="#ffd36b"/>
<path d="M32 4L54 24 32 42 10 24z" fill="#ff8f6b"/><path d="M32 4L54 24H32z" fill="#ffb52e"/><path d="M32 42L10 24h22z" fill="#26a6a0"/><path d="M32 4v38M10 24h44" stroke="#20343a" stroke-width="1.600"/>`,
  sky: `<circle cx="330" cy="52" r="26" fill="var(--light)" opacity=".5"/><g fill="none" stroke="var(--light)" stroke-width="3" stroke-linecap="round" opacity=".35"><path d="M20 84c5-8 11-8 15 0 4-8 10-8 15 0M150 96c4-6 9-6 12 0 3-6 8-6 12 0"/></g>
${wave(206, 'var(--middle)', 0.45)}${wave(218, 'var(--middle)', 0.7)}${wave(230, 'var(--dark)', 0.9)}`,
};

const hairlines = Array.from({ length: 16 }, (_, line) => {
  const y = 14 + line * 15;
  return `<path d="M0 ${y}c60-${6 + (line % 4)} 120 ${6 + (line % 3)} 200 0s140-${5 + (line % 5)} 200 0"/>`;
}).join('');

/** An engraved balloon over hairlines. */
const guilloche: CrashArt = {
  flyer: `<path d="M32 3c14 0 23 10 23 22 0 10-8 17-14 23H23C17 42 9 35 9 25 9 13 18 3 32 3z" fill="#7c1d2c"/><path d="M32 3c6 0 9 10 9 22 0 10-4 17-6 23h-6c-2-6-6-13-6-23C23 13 26 3 32 3z" fill="#e3c26a"/>
<path d="M9 25c8 4 38 4 46 0M13 35c8 3 30 3 38 0" fill="none" stroke="#fdf6e6" stroke-width="1.400"/><path d="M25 48l2 6M39 48l-2 6M32 48v6" stroke="#1d2c54" stroke-width="1.400"/><path d="M25 54h14l-2 8H27z" fill="#a8812f"/>`,
  sky: `<g fill="none" stroke="var(--color-accent-text)" stroke-width=".8" opacity=".35">${hairlines}</g>`,
};

const stars = Array.from({ length: 26 }, (_, star) => {
  const [x, y] = [(star * 61) % 398, (star * 37) % 170];
  const side = star % 5 === 0 ? 5 : 3;
  return `<path d="M${x} ${y}h${side}v${side}h-${side}z"/>`;
}).join('');
const blocks = Array.from({ length: 20 }, (_, block) => {
  const height = 16 + ((block * 29) % 44);
  return `<path d="M${block * 20} ${240 - height}h20v${height}h-20z"/>`;
}).join('');

/** A rocket of pixels over a town at night. */
const halftone: CrashArt = {
  flyer: `<g transform="rotate(58 32 32)">${arcadeSymbols.rocket}</g>`,
  sky: `<g fill="var(--light)" opacity=".7" shape-rendering="crispEdges">${stars}</g><g fill="var(--dark)" shape-rendering="crispEdges">${blocks}</g>`,
};

const families: Readonly<Record<string, CrashArt>> = { coast, guilloche, halftone };

/** The drawings of a site's family; the coast's for one that the game does not know. */
export function crashArtOf(art: string | undefined): CrashArt {
  return (art === undefined ? undefined : families[art]) ?? coast;
}
