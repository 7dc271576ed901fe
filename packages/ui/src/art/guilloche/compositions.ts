import type { GameType } from '@fortuna/domain/model/games.ts';
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
import * as games from './subjects-games.ts';
import * as salon from './subjects-salon.ts';
import * as travel from './subjects-travel.ts';

export type Composition = readonly [layout: Layout, subject: Subject];

export const compositions: Readonly<Record<GameType, readonly Composition[]>> = {
  // Most games in any lobby are slots, so they need the most pictures.
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
    [rays, games.football],
    [niche, fauna.horse],
    [wreath, games.trophy],
    [plate, games.rackets],
    [parted, games.glove],
  ],
  lottery: [
    [banner, games.ticket],
    [blossom, fauna.clover],
    [certificate, games.drum],
    [lozenge, games.keys],
  ],
  crash: [
    [niche, travel.balloon],
    [plate, travel.ship],
    [rays, travel.comet],
    [banner, travel.zeppelin],
  ],
  fish: [
    [wreath, fauna.twoFish],
    [plate, fauna.nautilus],
    [court, fauna.lobster],
    [certificate, travel.anchor],
    [drape, fauna.ray],
    [banner, travel.whale],
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
