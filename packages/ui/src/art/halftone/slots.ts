import type { SlotMotif } from '../slot-motifs.ts';
import type { Layout } from './layouts.ts';
import * as garden from './slots-garden.ts';
import * as sea from './slots-sea.ts';
import * as sky from './slots-sky.ts';
import * as treasure from './slots-treasure.ts';
import * as wild from './slots-wild.ts';

/** What each motif looks like in this family. */
export const slotPictures: Readonly<Record<SlotMotif, Layout>> = {
  ...sky,
  ...sea,
  ...wild,
  ...garden,
  ...treasure,
};
