import type { Pictures } from '../cover-art.ts';
import { slotMotifs } from '../slot-motifs.ts';
import { arcade } from './arcade.ts';
import { bingo } from './bingo.ts';
import { cards } from './card.ts';
import { crash } from './crash.ts';
import { fishTable } from './fish.ts';
import { live } from './live.ts';
import { lottery } from './lottery.ts';
import type { Composition } from './scene.ts';
import { slotPictures } from './slots.ts';
import { sports } from './sports.ts';
import { table } from './table.ts';
import { video } from './video.ts';

export const coastCompositions: Pictures<Composition> = {
  // The place of a picture is the place of its motif.
  slots: slotMotifs.map((motif) => [slotPictures[motif]]),
  live,
  table,
  sports,
  lottery,
  crash,
  fish: fishTable,
  arcade,
  bingo,
  card: cards,
  video,
};
