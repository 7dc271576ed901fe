/** Flat colours of one tile: two for the ground, three for the things on it. */
export interface Flat {
  readonly name: string;
  readonly ground: string;
  /** Dots, rays and stripes upon the ground. */
  readonly dots: string;
  /** The colours 1, 2 and 3 of a sprite. */
  readonly one: string;
  readonly two: string;
  readonly three: string;
}

export const INK = '#110c18';
export const WHITE = '#fbf7ff';
const LIME = '#c5f52a';
const PINK = '#ff4fae';
const CYAN = '#3fe0ff';
const ORANGE = '#ff6a13';
const VIOLET = '#8f52ff';
const YELLOW = '#ffd426';
const RED = '#ff3347';
const GREEN = '#12c46b';
const BLUE = '#2f6bff';
const PLUM = '#3b1c6b';

export const flats: readonly [Flat, ...Flat[]] = [
  { name: 'pink-orange', ground: PINK, dots: ORANGE, one: YELLOW, two: CYAN, three: VIOLET },
  { name: 'cyan-lime', ground: CYAN, dots: LIME, one: PINK, two: YELLOW, three: BLUE },
  { name: 'plum-pink', ground: PLUM, dots: PINK, one: LIME, two: CYAN, three: ORANGE },
  { name: 'yellow-orange', ground: YELLOW, dots: ORANGE, one: VIOLET, two: CYAN, three: PINK },
  { name: 'violet-cyan', ground: VIOLET, dots: CYAN, one: YELLOW, two: PINK, three: LIME },
  { name: 'lime-green', ground: LIME, dots: GREEN, one: PINK, two: VIOLET, three: ORANGE },
  { name: 'ink-violet', ground: '#1b1230', dots: VIOLET, one: CYAN, two: YELLOW, three: PINK },
  { name: 'orange-yellow', ground: ORANGE, dots: YELLOW, one: CYAN, two: LIME, three: VIOLET },
  { name: 'blue-cyan', ground: BLUE, dots: CYAN, one: YELLOW, two: PINK, three: LIME },
  { name: 'white-pink', ground: WHITE, dots: PINK, one: CYAN, two: YELLOW, three: VIOLET },
  { name: 'red-pink', ground: RED, dots: PINK, one: CYAN, two: YELLOW, three: LIME },
  { name: 'green-lime', ground: GREEN, dots: LIME, one: YELLOW, two: PINK, three: VIOLET },
  { name: 'ink-lime', ground: '#15111c', dots: LIME, one: PINK, two: CYAN, three: YELLOW },
  { name: 'pink-violet', ground: PINK, dots: VIOLET, one: LIME, two: CYAN, three: YELLOW },
  { name: 'cyan-violet', ground: CYAN, dots: VIOLET, one: ORANGE, two: YELLOW, three: PINK },
  { name: 'yellow-pink', ground: YELLOW, dots: PINK, one: CYAN, two: ORANGE, three: GREEN },
];

/** What a thing is coloured by nature, whatever its tile's colours. */
const natural: Readonly<Record<string, string>> = {
  w: WHITE,
  y: YELLOW,
  o: ORANGE,
  r: RED,
  p: PINK,
  v: VIOLET,
  d: PLUM,
  b: BLUE,
  c: CYAN,
  g: GREEN,
  l: LIME,
  e: '#0a7a52',
  n: '#8a3b12',
  t: '#ffb38a',
};

/** The colour of a pixel (`Sprite`). */
export function colourOf(letter: string, flat: Flat): string {
  const own: Readonly<Record<string, string>> = { '1': flat.one, '2': flat.two, '3': flat.three };
  return own[letter] ?? natural[letter] ?? INK;
}
