import type { IconSetName } from '../theme/brand.ts';
import { type DrawnIcon, drawnContent, type Pen } from './drawn-icon.ts';
import { money as engravedMoney } from './engraved/money.ts';
import { places as engravedPlaces } from './engraved/places.ts';
import { sharing as engravedSharing } from './engraved/sharing.ts';
import { signs as engravedSigns } from './engraved/signs.ts';
import { types as engravedTypes } from './engraved/types.ts';
import type { IconName } from './icon-names.ts';
import { money as lineMoney } from './line/money.ts';
import { places as linePlaces } from './line/places.ts';
import { sharing as lineSharing } from './line/sharing.ts';
import { signs as lineSigns } from './line/signs.ts';
import { types as lineTypes } from './line/types.ts';
import { money as pixelMoney } from './pixel/money.ts';
import { places as pixelPlaces } from './pixel/places.ts';
import { sharing as pixelSharing } from './pixel/sharing.ts';
import { signs as pixelSigns } from './pixel/signs.ts';
import { types as pixelTypes } from './pixel/types.ts';
import { pixelContent } from './pixel-content.ts';

/** Signs in one hand: the edge of their grid, and the markup within each. */
export interface IconSet {
  readonly grid: number;
  readonly icons: Readonly<Record<IconName, string>>;
}

function drawnSet(drawn: Readonly<Record<IconName, DrawnIcon>>, pen: Pen): IconSet {
  const contents = Object.entries(drawn).map(([name, icon]) => [name, drawnContent(icon, pen)]);
  return { grid: 24, icons: Object.fromEntries(contents) };
}

function pixelSet(bitmaps: Readonly<Record<IconName, string>>): IconSet {
  const contents = Object.entries(bitmaps).map(([name, bitmap]) => [name, pixelContent(bitmap)]);
  return { grid: 16, icons: Object.fromEntries(contents) };
}

export const iconSets: Readonly<Record<IconSetName, IconSet>> = {
  /** Rounded lines over a faint ground. */
  line: drawnSet(
    { ...linePlaces, ...lineMoney, ...lineSigns, ...lineTypes, ...lineSharing },
    { line: 1.7, hair: 1, isRound: true },
  ),
  /** Cut in metal: solid, with hairlines. */
  engraved: drawnSet(
    { ...engravedPlaces, ...engravedMoney, ...engravedSigns, ...engravedTypes, ...engravedSharing },
    { line: 1.5, hair: 0.9, isRound: false },
  ),
  /** Dots on a coarse grid. */
  pixel: pixelSet({ ...pixelPlaces, ...pixelMoney, ...pixelSigns, ...pixelTypes, ...pixelSharing }),
};
