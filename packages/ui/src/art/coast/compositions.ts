import type { GameType } from '@fortuna/domain/model/games.ts';
import { arcade } from './arcade.ts';
import { bingo } from './bingo.ts';
import { cards } from './card.ts';
import { crash } from './crash.ts';
import { fishTable } from './fish.ts';
import { live } from './live.ts';
import { lottery } from './lottery.ts';
import type { Composition } from './scene.ts';
import { slotIdols } from './slots-idols.ts';
import { slotTreasures } from './slots-treasures.ts';
import { sports } from './sports.ts';
import { table } from './table.ts';
import { video } from './video.ts';

export const coastCompositions: Readonly<Record<GameType, readonly Composition[]>> = {
  // Most games in any lobby are slots, so they need the most pictures.
  slots: [...slotTreasures, ...slotIdols],
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
