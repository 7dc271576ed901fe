import type { BrandLayout } from './brand.ts';
import type { BrandTokens, TokenContract } from './contract.ts';

type ColorRole = TokenContract['color'][number];

/** What a pair is for, and hence how much contrast WCAG 2.2 AA requires of it. */
export const contrastUses = { text: 4.5, sign: 3 } as const;
export type ContrastUse = keyof typeof contrastUses;

export interface ContrastPair {
  readonly front: ColorRole;
  readonly back: ColorRole;
  readonly use: ContrastUse;
  /** Where the kit puts one on the other. */
  readonly where: string;
}

const grounds = ['bg', 'surface1', 'surface2', 'surface3'] as const;

function onEach(
  front: ColorRole,
  backs: readonly ColorRole[],
  use: ContrastUse,
  where: string,
): ContrastPair[] {
  return backs.map((back) => ({ front, back, use, where }));
}

/** Every pair of roles that the kit puts one on the other: the combinations in which a brand's colours must be legible. */
export const contrastPairs: readonly ContrastPair[] = [
  ...onEach('text', [...grounds, 'fieldBg', 'barBg'], 'text', 'text on surfaces, ribbons of tiles'),
  ...onEach('textMuted', [...grounds, 'fieldBg', 'barBg'], 'text', 'secondary text'),
  ...onEach('textSubtle', ['bg', 'surface1', 'surface2', 'fieldBg'], 'text', 'captions, placeholders'),
  ...onEach('accentText', [...grounds, 'barBg', 'accentSoft'], 'text', 'links, quiet buttons, chosen chips'),
  ...onEach('onAccent', ['accent', 'accentHover', 'accentPressed'], 'text', 'main button, panels all accent'),
  // Its edge may be missing: a plain button is known by its words.
  ...onEach('text', ['control'], 'text', 'plain buttons, amounts to choose'),
  ...onEach('accentText', ['control'], 'text', 'plain buttons that are switched on'),
  ...onEach('onSecond', ['second'], 'text', 'second colour as ground, ribbons under the pointer'),
  ...onEach('second', ['bg', 'surface1', 'surface2', 'secondSoft'], 'text', 'second colour as text'),
  ...onEach('win', grounds, 'text', 'money won'),
  ...onEach('success', [...grounds, 'successSoft'], 'text', 'success'),
  ...onEach('warning', [...grounds, 'warningSoft'], 'text', 'warning'),
  ...onEach('danger', [...grounds, 'dangerSoft'], 'text', 'errors'),
  ...onEach('info', [...grounds, 'infoSoft'], 'text', 'remarks'),
  ...onEach('onDanger', ['danger'], 'text', 'danger button'),
  ...onEach(
    'text',
    ['infoSoft', 'successSoft', 'warningSoft', 'dangerSoft', 'accentSoft', 'secondSoft'],
    'text',
    'notices',
  ),
  ...onEach('disabledText', ['disabledBg'], 'text', 'disabled controls, which say why'),
  ...onEach('qrInk', ['qrBg'], 'text', 'QR code'),
  ...onEach('fieldLine', [...grounds.slice(0, 3), 'fieldBg'], 'sign', 'edge of a field'),
  ...onEach('fieldLineHover', [...grounds.slice(0, 3), 'fieldBg'], 'sign', 'edge of a field'),
  ...onEach('lineStrong', ['bg', 'surface1'], 'sign', 'timeline, dividers that mean something'),
  ...onEach('focus', [...grounds, 'barBg', 'control'], 'sign', 'focus ring'),
  ...onEach('accent', [...grounds, 'fieldBg'], 'sign', 'buttons, chosen parts, progress'),
];

type Axis = Exclude<keyof BrandLayout, 'homeOrder'>;
type AxisValue = { [Name in Axis]: `${Name} ${BrandLayout[Name]}` }[Axis];

/** Where words stand on strips of the line's colour. */
const strips: readonly AxisValue[] = [
  'headings stamp',
  'tile sticker',
  'promotions stickers',
  'hub stickers',
  'records tickets',
  'hero poster',
];

/** What only some layouts put one on the other, by axis and value. */
const layoutPairs: readonly (readonly [AxisValue, readonly ContrastPair[]])[] = [
  ...strips.map((look) => [look, onEach('bg', ['edge'], 'text', look)] as const),
  [
    'hero scene',
    [
      ...onEach('onArt', ['secondSoft', 'surface1'], 'text', 'hero scene'),
      ...onEach('onArtMuted', ['secondSoft', 'surface1'], 'text', 'hero scene'),
      ...onEach('accentText', ['secondSoft'], 'text', 'hero scene'),
    ],
  ],
  [
    'promotions bento',
    [
      ...onEach('textMuted', ['accentSoft', 'secondSoft'], 'text', 'promotions bento'),
      ...onEach('accentText', ['secondSoft'], 'text', 'promotions bento'),
      ...onEach('second', ['surface3'], 'sign', 'promotions bento'),
    ],
  ],
  // On the plate of the game that leads, and on the belt of a game's own page.
  ['tile medallion', onEach('textMuted', ['secondSoft'], 'text', 'tile medallion')],
  // A balance stands on the pressed accent, and the plate of the page's ground on that.
  ['header flag', onEach('accentPressed', ['bg'], 'sign', 'header flag')],
  ['nav tabs', onEach('accent', ['barBg'], 'sign', 'nav tabs')],
  // On phones a light of that colour falls on its head.
  ['door stage', onEach('textMuted', ['accentSoft'], 'text', 'door stage')],
  ['hub wallet', onEach('focus', ['secondSoft'], 'sign', 'hub wallet')],
  [
    'cashier counter',
    [
      ...onEach('textMuted', ['accentSoft'], 'text', 'cashier counter'),
      ...onEach('textSubtle', ['accentSoft'], 'text', 'cashier counter'),
      ...onEach('danger', ['accentSoft'], 'text', 'cashier counter'),
      ...onEach('accent', ['accentSoft'], 'sign', 'cashier counter'),
      ...onEach('focus', ['accentSoft'], 'sign', 'cashier counter'),
      ...onEach('textSubtle', ['barBg'], 'sign', 'cashier counter'),
    ],
  ],
  [
    'cashier chips',
    [
      ...onEach('textMuted', ['secondSoft'], 'text', 'cashier chips'),
      ...onEach('textSubtle', ['secondSoft'], 'text', 'cashier chips'),
      ...onEach('danger', ['secondSoft'], 'text', 'cashier chips'),
      ...onEach('warning', ['secondSoft'], 'text', 'cashier chips'),
      ...onEach('focus', ['secondSoft'], 'sign', 'cashier chips'),
    ],
  ],
];

/** Every pair that a brand of this layout puts one on the other, each once. */
export function contrastPairsOf(layout: Pick<BrandLayout, Axis>): readonly ContrastPair[] {
  const chosen = layoutPairs.filter(([look]) => {
    const [axis = '', value] = look.split(' ');
    return layout[axis as Axis] === value;
  });
  const all = [...contrastPairs, ...chosen.flatMap(([, pairs]) => pairs)];
  return all.filter(
    ({ front, back }, index) =>
      all.findIndex((other) => other.front === front && other.back === back) === index,
  );
}

/** The colours of a pair in one brand. */
export function pairColors(tokens: BrandTokens, pair: ContrastPair): { front: string; back: string } {
  return { front: tokens.color[pair.front], back: tokens.color[pair.back] };
}
