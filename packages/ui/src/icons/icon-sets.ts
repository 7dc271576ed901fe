import type { IconSetName } from '../theme/brand.ts';
import { money as engravedMoney } from './engraved/money.ts';
import { places as engravedPlaces } from './engraved/places.ts';
import { sharing as engravedSharing } from './engraved/sharing.ts';
import { signs as engravedSigns } from './engraved/signs.ts';
import { types as engravedTypes } from './engraved/types.ts';
import type { IconName } from './icon-names.ts';
import { icons as duotoneIcons } from './library/duotone.ts';
import { icons as hairlineIcons } from './library/hairline.ts';
import { icons as printIcons } from './library/print.ts';
import { icons as solidIcons } from './library/solid.ts';
import { money as lineMoney } from './line/money.ts';
import { places as linePlaces } from './line/places.ts';
import { sharing as lineSharing } from './line/sharing.ts';
import { signs as lineSigns } from './line/signs.ts';
import { types as lineTypes } from './line/types.ts';
import { type LineIcon, lineAttributes } from './line-icon.ts';
import { money as pixelMoney } from './pixel/money.ts';
import { places as pixelPlaces } from './pixel/places.ts';
import { sharing as pixelSharing } from './pixel/sharing.ts';
import { signs as pixelSigns } from './pixel/signs.ts';
import { types as pixelTypes } from './pixel/types.ts';
import { pixelPath } from './pixel-path.ts';
import { type TwoToneIcon, twoToneAttributes } from './two-tone-icon.ts';

/** Signs in one hand: the attributes of the path, or of the paths from the ground up, that each of them is. */
export type IconSet = Readonly<Record<IconName, readonly string[]>>;

function setOf<Icon>(
  icons: Readonly<Record<IconName, Icon>>,
  attributes: (icon: Icon) => string | readonly string[],
): IconSet {
  return Object.fromEntries(
    Object.entries(icons).map(([name, icon]) => [name, [attributes(icon as Icon)].flat()]),
  ) as unknown as IconSet;
}

export const iconSets: Readonly<Record<IconSetName, IconSet>> = {
  /** Rounded lines over a faint ground. */
  line: setOf<LineIcon>(
    { ...linePlaces, ...lineMoney, ...lineSigns, ...lineTypes, ...lineSharing },
    lineAttributes,
  ),
  /** Cut in metal: solid, with hairlines. */
  engraved: setOf<string>(
    { ...engravedPlaces, ...engravedMoney, ...engravedSigns, ...engravedTypes, ...engravedSharing },
    (path) => `fill="currentColor" fill-rule="evenodd" d="${path}"`,
  ),
  /** Dots on a coarse grid. */
  pixel: setOf<string>(
    { ...pixelPlaces, ...pixelMoney, ...pixelSigns, ...pixelTypes, ...pixelSharing },
    (bitmap) => `fill="currentColor" shape-rendering="crispEdges" d="${pixelPath(bitmap)}"`,
  ),
  /** Heavy and round, without lines. */
  solid: setOf<string>(solidIcons, (path) => `fill="currentColor" d="${path}"`),
  /** Thin lines with sharp corners, a little heavier than in their library, which draws them for screens with more dots. */
  hairline: setOf<string>(
    hairlineIcons,
    (path) => `fill="currentColor" stroke="currentColor" stroke-width=".3" d="${path}"`,
  ),
  /** Without lines: pieces in full tone on pieces in half. */
  duotone: setOf<TwoToneIcon>(duotoneIcons, (icon) =>
    twoToneAttributes(icon, 0.55, 'fill="currentColor" fill-rule="evenodd"'),
  ),
  /** Fine lines over a patch of tone that lies a little beside them, as in a print of two colours. */
  print: setOf<TwoToneIcon>(printIcons, (icon) => twoToneAttributes(icon, 0.36, 'fill="currentColor"')),
};
