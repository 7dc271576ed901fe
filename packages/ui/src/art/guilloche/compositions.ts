import type { GameType } from '@fortuna/domain/model/games.ts';
import { slotMotifs } from '../slot-motifs.ts';
import { type Composition, setBy } from './composition.ts';
import {
  banner,
  blossom,
  certificate,
  court,
  drape,
  lozenge,
  medallion,
  niche,
  parted,
  plate,
  rays,
  wreath,
} from './layouts.ts';
import { slotPictures } from './slots.ts';
import * as fair from './subjects-fair.ts';
import * as fauna from './subjects-fauna.ts';
import * as games from './subjects-games.ts';
import * as salon from './subjects-salon.ts';
import * as travel from './subjects-travel.ts';

export const compositions: Readonly<Record<GameType, readonly Composition[]>> = {
  slots: slotMotifs.map((motif) => slotPictures[motif]),
  live: [
    setBy(drape, salon.dealer),
    setBy(plate, salon.topHat),
    setBy(niche, salon.chandelier),
    setBy(rays, salon.mask),
    setBy(wreath, salon.coupes),
  ],
  table: [
    setBy(parted, salon.roulette),
    setBy(plate, salon.dice),
    setBy(certificate, salon.knight),
    setBy(banner, salon.rouletteBowl),
    setBy(lozenge, salon.chips),
  ],
  sports: [
    setBy(rays, games.football),
    setBy(niche, fauna.horse),
    setBy(wreath, games.trophy),
    setBy(plate, games.rackets),
    setBy(parted, games.glove),
  ],
  lottery: [
    setBy(banner, games.ticket),
    setBy(blossom, fauna.clover),
    setBy(certificate, games.drum),
    setBy(lozenge, games.keys),
  ],
  crash: [
    setBy(niche, travel.balloon),
    setBy(plate, travel.ship),
    setBy(rays, travel.comet),
    setBy(banner, travel.zeppelin),
  ],
  fish: [
    setBy(wreath, fauna.twoFish),
    setBy(plate, fauna.nautilus),
    setBy(court, fauna.lobster),
    setBy(certificate, travel.anchor),
    setBy(drape, fauna.ray),
    setBy(banner, travel.whale),
  ],
  arcade: [
    setBy(rays, fair.tent),
    setBy(lozenge, fair.jester),
    setBy(plate, fair.gramophone),
    setBy(medallion, fair.gears),
    setBy(banner, fauna.scarab),
    setBy(certificate, fauna.swan),
  ],
  bingo: [setBy(parted, fair.balls), setBy(niche, fair.bingoCard), setBy(blossom, salon.bell)],
  card: [
    setBy(rays, salon.ace('spade')),
    setBy(court, salon.queen),
    setBy(plate, salon.fan),
    setBy(lozenge, salon.ace('heart')),
    setBy(blossom, salon.ace('club')),
  ],
  video: [
    setBy(drape, fair.theatre),
    setBy(medallion, fair.eye),
    setBy(plate, fair.camera),
    setBy(niche, fair.reels),
    setBy(lozenge, fauna.moth),
    setBy(banner, fauna.peacock),
    setBy(wreath, salon.violin),
  ],
};
