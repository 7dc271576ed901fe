import type { GameType } from '@fortuna/domain/model/game.ts';
import {
  banner,
  blossom,
  certificate,
  court,
  drape,
  type Layout,
  lozenge,
  medallion,
  niche,
  parted,
  plate,
  rays,
  wreath,
} from './layouts.ts';
import type { Subject } from './sheet.ts';
import * as fair from './subjects-fair.ts';
import * as fauna from './subjects-fauna.ts';
import * as salon from './subjects-salon.ts';

export type Composition = readonly [layout: Layout, subject: Subject];

export const compositions: Readonly<Record<GameType, readonly Composition[]>> = {
  // Most of any lobby is slots, so they need the most pictures.
  slots: [
    [plate, fauna.swan],
    [rays, salon.seven],
    [niche, fauna.peacock],
    [medallion, salon.bell],
    [court, salon.crown],
    [lozenge, fauna.moth],
    [wreath, salon.coupes],
    [banner, fauna.scarab],
    [certificate, fauna.owl],
    [parted, fauna.rose],
  ],
  live: [
    [drape, salon.dealer],
    [plate, salon.topHat],
    [niche, salon.chandelier],
    [rays, salon.mask],
  ],
  table: [
    [parted, salon.roulette],
    [plate, salon.dice],
    [certificate, salon.knight],
    [banner, salon.rouletteBowl],
    [lozenge, salon.chips],
  ],
  sports: [
    [rays, fair.football],
    [niche, fauna.horse],
    [wreath, fair.trophy],
    [plate, fair.rackets],
    [parted, fair.glove],
  ],
  lottery: [
    [banner, fair.ticket],
    [blossom, fauna.clover],
    [certificate, fair.drum],
    [lozenge, fair.keys],
  ],
  crash: [
    [niche, fair.balloon],
    [plate, fair.ship],
    [rays, fair.comet],
    [banner, fair.zeppelin],
  ],
  fish: [
    [wreath, fauna.twoFish],
    [plate, fauna.nautilus],
    [court, fauna.lobster],
    [certificate, fair.anchor],
    [drape, fauna.ray],
    [banner, fair.whale],
  ],
  arcade: [
    [rays, fair.tent],
    [lozenge, fair.jester],
    [plate, fair.gramophone],
    [medallion, fair.gears],
  ],
  bingo: [
    [parted, fair.balls],
    [niche, fair.bingoCard],
    [blossom, salon.bell],
  ],
  card: [
    [rays, salon.ace('spade')],
    [court, salon.queen],
    [plate, salon.fan],
    [lozenge, salon.ace('heart')],
    [blossom, salon.ace('club')],
  ],
  video: [
    [drape, fair.theatre],
    [medallion, fair.eye],
    [plate, fair.camera],
    [niche, fair.reels],
  ],
};
