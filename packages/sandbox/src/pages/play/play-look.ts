import { digest } from '../../world/hashing.ts';

/** How the site that opens the game looks, as its launch has said. */
export interface PlayLook {
  readonly brand?: string | undefined;
  /** Family of drawings. */
  readonly art?: string | undefined;
  /** Of the cover: dark, middle and light as `#rrggbb`. */
  readonly palette?: readonly string[] | undefined;
  /** Symbols that the brand has for its reels. */
  readonly reels?: readonly ReelSymbol[] | undefined;
}

/** A symbol of a brand's own reels. */
export interface ReelSymbol {
  readonly name: string;
  /** Inside of a field of 64 by 64, as SVG. */
  readonly art: string;
}

const word = /^[a-z0-9-]{1,40}$/;
const colour = /^[0-9a-f]{6}$/;

function wordOf(text: string | undefined): string | undefined {
  return text !== undefined && word.test(text) ? text : undefined;
}

/** Three colours in a text: `08262b-1f7a80-ffd36b`; undefined for anything else. */
function paletteOf(text: string | undefined): readonly string[] | undefined {
  const colours = text?.split('-') ?? [];
  return colours.length === 3 && colours.every((one) => colour.test(one))
    ? colours.map((one) => `#${one}`)
    : undefined;
}

/** The look in the query of an address; of what an address says otherwise nothing is taken. */
export function readLook(query: (name: string) => string | undefined): PlayLook {
  return { brand: wordOf(query('brand')), art: wordOf(query('art')), palette: paletteOf(query('palette')) };
}

/** The same for an address. */
export function lookQuery({ brand, art, palette }: PlayLook): Readonly<Record<string, string>> {
  return {
    ...(brand && { brand }),
    ...(art && { art }),
    ...(palette && { palette: palette.map((one) => one.slice(1)).join('-') }),
  };
}

/** The stylesheet with the colours of a game. */
export function lookAddress(gameCode: string, { palette }: PlayLook): string {
  return `/play/assets/look/${gameCode}.css?${new URLSearchParams(lookQuery({ palette }))}`;
}

/** By how many degrees a brand turns the hues of its pictures, out of its `layout.json`; 0 for anything else. */
function turnOf(layout: Uint8Array | null): number {
  try {
    const { artTurn } = JSON.parse(new TextDecoder().decode(layout ?? undefined)) as { artTurn?: unknown };
    return typeof artTurn === 'number' && Math.abs(artTurn) <= 180 ? artTurn : 0;
  } catch {
    return 0;
  }
}

const isReelSymbol = (value: unknown): value is ReelSymbol => {
  const { name, art } = (value ?? {}) as { readonly name?: unknown; readonly art?: unknown };
  return typeof name === 'string' && typeof art === 'string';
};

/** The symbols of a brand's reels out of its `art/reels.json`, the best first; undefined for a brand that has none. */
export function reelsOf(file: Uint8Array | null): readonly ReelSymbol[] | undefined {
  try {
    const symbols: unknown = JSON.parse(new TextDecoder().decode(file ?? undefined));
    return Array.isArray(symbols) && symbols.every(isReelSymbol) ? symbols : undefined;
  } catch {
    return undefined;
  }
}

/** A brand's own colours in the drawings of games, as on its covers: their hues turned like those. Nothing for one that turns none. */
export function artStyle(layout: Uint8Array | null): string {
  const turn = turnOf(layout);
  return turn === 0 ? '' : `:root{--art-turn:${turn}deg;--turned:hue-rotate(${turn}deg)}`;
}

/** Colours of a game: its cover's, or, where nobody has said them, a sea and a sky of its own from its code. */
export function lookStyle(gameCode: string, { palette }: PlayLook): string {
  const seed = Number.parseInt(digest(gameCode).slice(0, 6), 16);
  const own = [
    `oklch(.3 .06 ${seed % 360})`,
    `oklch(.5 .1 ${(seed + 40) % 360})`,
    `oklch(.8 .1 ${seed % 360})`,
  ];
  const [dark, middle, light] = palette ?? own;
  return `:root{--dark:${dark};--middle:${middle};--light:${light}}`;
}
