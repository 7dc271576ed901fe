import type { Pictures } from '../cover-art.ts';
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

export const compositions: Pictures<Composition> = {
  slots: slotMotifs.map((motif) => [slotPictures[motif]]),
  live: [
    [setBy(drape, salon.dealer), 'table', 'cards', 'any'],
    [setBy(plate, salon.topHat), 'hat'],
    [setBy(niche, salon.chandelier), 'table', 'stage', 'any'],
    [setBy(rays, salon.mask), 'mask'],
    [setBy(wreath, salon.coupes), 'toast'],
    [setBy(medallion, salon.roulette), 'wheel'],
    [setBy(banner, salon.rouletteBowl), 'wheel'],
    [setBy(rays, salon.roulette), 'wheel'],
    [setBy(blossom, salon.dice), 'dice'],
    [setBy(lozenge, salon.ace('diamond')), 'cards'],
    [setBy(certificate, fair.theatre), 'stage', 'microphone', 'headset'],
  ],
  table: [
    [setBy(parted, salon.roulette), 'wheel'],
    [setBy(plate, salon.dice), 'dice'],
    [setBy(wreath, salon.dice), 'dice'],
    [setBy(certificate, salon.knight), 'knight'],
    [setBy(banner, salon.rouletteBowl), 'wheel'],
    [setBy(lozenge, salon.chips), 'chips', 'any'],
    [setBy(rays, salon.queen), 'cards', 'any'],
    [setBy(niche, salon.ace('diamond')), 'cards', 'any'],
    [setBy(drape, games.domino), 'domino'],
  ],
  sports: [
    [setBy(rays, games.football), 'ball', 'any'],
    [setBy(niche, fauna.horse), 'race'],
    [setBy(wreath, games.trophy), 'cup', 'any'],
    [setBy(plate, games.rackets), 'tennis'],
    [setBy(parted, games.glove), 'box'],
    [setBy(banner, games.football), 'ball', 'any'],
  ],
  lottery: [
    [setBy(banner, games.ticket), 'ticket', 'any'],
    [setBy(blossom, fauna.clover), 'clover', 'any'],
    [setBy(certificate, games.drum), 'draw', 'any'],
    [setBy(lozenge, games.keys), 'keys', 'any'],
  ],
  crash: [
    [setBy(niche, travel.balloon), 'balloon', 'any'],
    [setBy(plate, travel.ship), 'horizon'],
    [setBy(rays, travel.comet), 'comet'],
    [setBy(banner, travel.zeppelin), 'balloon', 'any'],
    [setBy(certificate, travel.rocket), 'rocket', 'any'],
    [setBy(wreath, travel.kite), 'kite'],
    [setBy(parted, travel.plane), 'plane'],
    [setBy(drape, travel.parachute), 'glider'],
  ],
  fish: [
    [setBy(wreath, fauna.twoFish), 'shoal', 'any'],
    [setBy(plate, fauna.nautilus), 'nautilus', 'pearl', 'any'],
    [setBy(court, fauna.lobster), 'lobster', 'crab', 'any'],
    [setBy(certificate, travel.anchor), 'anchor', 'any'],
    [setBy(drape, fauna.ray), 'ray', 'any'],
    [setBy(banner, travel.whale)],
  ],
  arcade: [
    [setBy(rays, fair.tent), 'tent', 'any'],
    [setBy(lozenge, fair.jester), 'jester', 'any'],
    [setBy(plate, fair.gramophone), 'gramophone', 'any'],
    [setBy(medallion, fair.gears), 'machine', 'any'],
    [setBy(banner, fauna.scarab), 'scarab', 'any'],
    [setBy(certificate, fauna.swan), 'swan', 'any'],
  ],
  bingo: [
    [setBy(parted, fair.balls)],
    [setBy(niche, fair.bingoCard), 'card', 'any'],
    [setBy(blossom, salon.bell), 'bell', 'any'],
  ],
  card: [
    [setBy(rays, salon.ace('spade')), 'ace', 'any'],
    [setBy(court, salon.queen), 'queen', 'any'],
    [setBy(plate, salon.fan)],
    [setBy(lozenge, salon.ace('heart')), 'hearts', 'ace', 'any'],
    [setBy(blossom, salon.ace('club')), 'clubs', 'ace', 'any'],
  ],
  video: [
    [setBy(drape, fair.theatre), 'tv', 'any'],
    [setBy(medallion, fair.eye)],
    [setBy(plate, fair.camera), 'film', 'any'],
    [setBy(niche, fair.reels), 'film', 'any'],
    [setBy(lozenge, fauna.moth), 'moth'],
    [setBy(banner, fauna.peacock), 'peacock'],
    [setBy(wreath, salon.violin), 'music'],
    [setBy(rays, salon.ace('diamond')), 'cards'],
    [setBy(parted, salon.queen), 'cards'],
    [setBy(blossom, fair.jester), 'jester'],
    [setBy(certificate, fair.bingoCard), 'bingo'],
  ],
};
