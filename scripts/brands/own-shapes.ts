import type { BrandLayout } from '../../packages/ui/src/theme/brand.ts';
import { best } from './own-choice.ts';

type Token = Readonly<Record<string, unknown>>;
type Group = Readonly<Record<string, unknown>>;

/** What of the roles in `sem.json` makes corners, outlines, edges and depth. */
export interface Shapes {
  readonly radius: Group;
  readonly shape: Group;
  readonly shadow: Group;
  readonly press: Group;
  /** Of the roles of colours those of edges. */
  readonly color: Group;
  /** Of the sizes those of lines. */
  readonly size: Group;
}

const px = (value: number) => ({ value, unit: 'px' });
const withCss = (value: unknown, css: string): Token => ({
  $value: value,
  $extensions: { 'fortuna.css': css },
});

/** A corner that makes a circle of a square. */
const circular = 999;

const radii = (sm: number, md: number, lg: number, pill: number, round: number): Group => ({
  $type: 'dimension',
  ...Object.fromEntries(
    Object.entries({ sm, md, lg, pill }).map(([name, value]) => [name, { $value: px(value) }]),
  ),
  round: round === circular ? withCss(px(round), '50%') : { $value: px(round) },
});

interface Outline {
  readonly corners: number;
  readonly css: string;
}
const circle: Outline = { corners: 0, css: 'circle(50%)' };
const hexagon: Outline = {
  corners: 6,
  css: 'polygon(50% 0, 95% 25%, 95% 75%, 50% 100%, 5% 75%, 5% 25%)',
};
const rounded = (share: number): Outline => ({ corners: 4, css: `inset(0 round ${share}%)` });

/** The tick is the same thin hook everywhere; its round or square ground is `radius.round`. */
const tick = withCss(6, 'polygon(12% 52%, 25% 39%, 41% 55%, 76% 19%, 89% 32%, 41% 81%)');

const outlines = (disc: Outline, portrait: Outline): Group => ({
  $type: 'number',
  $description: 'Outlines, by the number of their corners; turn in degrees',
  disc: withCss(disc.corners, disc.css),
  portrait: withCss(portrait.corners, portrait.css),
  badge: withCss(0, 'none'),
  tick,
  turn: withCss(0, '0deg'),
});

interface Layer {
  readonly color: string;
  readonly down: number;
  readonly blur?: number;
  readonly isInside?: boolean;
}
const layer = ({ color, down, blur = 0, isInside = false }: Layer) => ({
  color: `{ref.${color}}`,
  offsetX: px(0),
  offsetY: px(down),
  blur: px(blur),
  spread: px(0),
  ...(isInside ? { inset: true } : {}),
});
const shadows = (
  of: Readonly<Record<'surface' | 'control' | 'pressed' | 'raised' | 'overlay', readonly Layer[]>>,
): Group => ({
  $type: 'shadow',
  ...Object.fromEntries(Object.entries(of).map(([name, layers]) => [name, { $value: layers.map(layer) }])),
});

const pressing = (scale: number, shift: number, lift: number, zoom: number): Group => {
  const down = (value: number): Token => ({
    $type: 'dimension',
    ...withCss(px(value), value === 0 ? '0 0' : `0 ${value}px`),
  });
  return {
    scale: { $type: 'number', $value: scale },
    shift: down(shift),
    lift: down(lift),
    zoom: { $type: 'number', $value: zoom },
  };
};

const clear = 'extra.clear';

/** Edges of controls and of surfaces; all others are the same in each. */
const edges = (controlEdge: string, surfaceEdge: string): Group =>
  Object.fromEntries(
    Object.entries({
      accentEdge: clear,
      controlEdge,
      edge: 'neutral.7',
      surfaceEdge,
      lineStrong: 'neutral.8',
      fieldLine: 'neutral.8',
      fieldLineHover: 'neutral.9',
    }).map(([name, color]) => [name, { $value: `{ref.${color}}` }]),
  );

const lines = (edge: number, tabLine: number): Group => ({
  edge: { $value: px(edge) },
  tabLine: { $value: px(tabLine) },
  tabPoint: { $value: px(0) },
});

/** Each unlike the product's own brands in corners, edges and depth together: those are pills that shine, sharp print, and offset blocks. */
export const ownShapes: readonly Shapes[] = [
  // Slate: small soft corners, hairlines, and shade only under what lies over the page.
  {
    radius: radii(4, 8, 12, 8, circular),
    shape: outlines(circle, rounded(24)),
    shadow: shadows({
      surface: [],
      control: [],
      pressed: [],
      raised: [{ color: 'extra.shadow', down: 4, blur: 14 }],
      overlay: [{ color: 'extra.deepShadow', down: 16, blur: 48 }],
    }),
    press: pressing(0.985, 0, -2, 1.04),
    color: edges('neutral.8', 'neutral.7'),
    size: lines(1, 2),
  },
  // Pebble: large corners, no edges, everything lies softly on the ground.
  {
    radius: radii(12, 20, 28, 14, circular),
    shape: outlines(hexagon, rounded(36)),
    shadow: shadows({
      surface: [{ color: 'extra.shadow', down: 2, blur: 10 }],
      control: [{ color: 'extra.shadow', down: 2, blur: 4 }],
      pressed: [],
      raised: [{ color: 'extra.shadow', down: 6, blur: 22 }],
      overlay: [{ color: 'extra.deepShadow', down: 20, blur: 60 }],
    }),
    press: pressing(0.97, 0, -3, 1.05),
    color: edges(clear, clear),
    size: lines(1, 4),
  },
  // Key: buttons stand on a lip and go down on it; surfaces are flat panels.
  {
    radius: radii(6, 10, 14, 10, circular),
    shape: outlines(rounded(42), rounded(28)),
    shadow: shadows({
      surface: [],
      control: [{ color: 'extra.shadow', down: -3, isInside: true }],
      pressed: [],
      raised: [{ color: 'extra.shadow', down: 3, blur: 0 }],
      overlay: [{ color: 'extra.deepShadow', down: 12, blur: 32 }],
    }),
    press: pressing(1, 2, -2, 1.03),
    color: edges('neutral.7', clear),
    size: lines(2, 3),
  },
];

/** How many of the brands beside this one have such corners. */
const timesAmong = ({ radius }: Shapes, beside: readonly Pick<Shapes, 'radius'>[]): number =>
  beside.filter((other) => JSON.stringify(other.radius) === JSON.stringify(radius)).length;

/** Of large surfaces, in px. */
const largeCorner = ({ radius }: Pick<Shapes, 'radius'>): number =>
  (radius.lg as { readonly $value: { readonly value: number } }).$value.value;

/** Closer than this, in px, the corners of two brands are taken for the same. */
const sameCorner = 8;

/**
 * Shapes of a brand's own, the same again for its name; those that fewest of the brands beside it have come first, then those whose corners
 * are not nearly the ones of the brand that it begins with.
 */
export const shapesFor = (
  brandId: string,
  beside: readonly Pick<Shapes, 'radius'>[],
  model: Pick<Shapes, 'radius'>,
): Shapes =>
  best(brandId, ownShapes, (one) => [
    timesAmong(one, beside),
    Number(Math.abs(largeCorner(one) - largeCorner(model)) < sameCorner),
  ]);

/** The roles of a pack with these shapes. A heading that is a stamp is printed on its edge, and so is a sticker's name: then it has to bear letters, and is the second colour. */
export function withShapes<Sem extends Readonly<Record<string, Group>>>(
  sem: Sem,
  { color, size, ...whole }: Shapes,
  { headings, tile }: Pick<BrandLayout, 'headings' | 'tile'>,
): Sem {
  const stamped = headings === 'stamp' || tile === 'sticker' ? { edge: { $value: '{ref.second.9}' } } : {};
  return {
    ...sem,
    ...whole,
    color: { ...sem.color, ...color, ...stamped },
    size: { ...sem.size, ...size },
  };
}
