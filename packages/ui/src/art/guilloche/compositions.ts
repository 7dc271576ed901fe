import type { Pictures } from '../cover-art.ts';
import { slotMotifs } from '../slot-motifs.ts';
import { type Composition, set, setAsCourt } from './composition.ts';
import { slotPictures } from './slots.ts';
import * as fair from './subjects-fair.ts';
import * as fauna from './subjects-fauna.ts';
import * as games from './subjects-games.ts';
import * as play from './subjects-play.ts';
import * as salon from './subjects-salon.ts';
import * as travel from './subjects-travel.ts';

export const compositions: Pictures<Composition> = {
  slots: slotMotifs.map((motif) => [slotPictures[motif]]),
  live: [
    [set(salon.dealer), 'table', 'cards', 'any'],
    [set(salon.topHat), 'hat'],
    [set(salon.chandelier), 'table', 'stage', 'any'],
    [set(salon.mask), 'mask'],
    [set(salon.coupes), 'toast'],
    [set(salon.roulette), 'wheel'],
    [set(salon.rouletteBowl), 'wheel'],
    [set(play.rouletteCloth), 'wheel'],
    [set(salon.dice), 'dice'],
    [set(salon.fan), 'cards'],
    [set(salon.ace('diamond')), 'cards'],
    [set(fair.theatre), 'stage', 'microphone', 'headset'],
  ],
  table: [
    [set(salon.roulette), 'wheel'],
    [set(salon.dice), 'dice'],
    [set(salon.knight), 'knight'],
    [set(salon.rouletteBowl), 'wheel'],
    [set(play.rouletteCloth), 'wheel'],
    [set(salon.chips), 'chips', 'any'],
    [set(salon.queen), 'cards', 'any'],
    [set(salon.ace('diamond')), 'cards', 'any'],
    [set(salon.fan), 'cards', 'any'],
    [set(games.domino), 'domino'],
  ],
  sports: [
    [set(games.football), 'ball', 'any'],
    [set(fauna.horse), 'race'],
    [set(games.trophy), 'cup', 'any'],
    [set(games.rackets), 'tennis'],
    [set(games.glove), 'box'],
    [set(play.goal), 'ball', 'any'],
    [set(play.medal), 'cup', 'race', 'any'],
    [set(play.pennyFarthing), 'race', 'any'],
  ],
  lottery: [
    [set(games.ticket), 'ticket', 'any'],
    [set(fauna.clover), 'clover', 'any'],
    [set(games.drum), 'draw', 'any'],
    [set(games.keys), 'keys', 'any'],
    [set(play.ticketRoll), 'ticket', 'any'],
    [set(fair.balls), 'draw', 'any'],
    [set(play.horseshoe), 'horseshoe', 'any'],
  ],
  crash: [
    [set(travel.balloon), 'balloon', 'any'],
    [set(travel.ship), 'horizon'],
    [set(travel.comet), 'comet'],
    [set(travel.zeppelin), 'airship', 'any'],
    [set(travel.balloons), 'balloon', 'any'],
    [set(travel.rocket), 'rocket', 'any'],
    [set(travel.airBoat), 'balloon'],
    [set(travel.kite), 'kite'],
    [set(travel.plane), 'plane'],
    [set(travel.parachute), 'glider'],
  ],
  fish: [
    [set(fauna.twoFish), 'shoal', 'any'],
    [set(fauna.nautilus), 'nautilus', 'pearl', 'any'],
    [setAsCourt(fauna.lobster), 'lobster', 'crab', 'any'],
    [set(travel.anchor), 'anchor', 'any'],
    [set(fauna.ray), 'ray', 'any'],
    [set(travel.whale), 'any'],
  ],
  arcade: [
    [set(fair.tent), 'tent', 'any'],
    [set(fair.jester), 'jester', 'any'],
    [set(fair.gramophone), 'gramophone', 'any'],
    [set(fair.gears), 'machine', 'any'],
    [set(fauna.scarab), 'scarab', 'any'],
    [set(fauna.swan), 'swan', 'any'],
  ],
  bingo: [
    [set(fair.balls), 'any'],
    [set(fair.bingoCard), 'card', 'any'],
    [set(salon.bell), 'bell', 'any'],
    [set(games.drum), 'any'],
    [set(play.teacup), 'tea'],
  ],
  card: [
    [set(salon.ace('spade')), 'ace', 'any'],
    [setAsCourt(salon.queen), 'queen', 'any'],
    [set(salon.fan), 'any'],
    [set(salon.ace('heart')), 'hearts', 'ace', 'any'],
    [set(salon.trey('club')), 'clubs', 'ace', 'any'],
    [set(salon.ace('diamond')), 'ace', 'any'],
    [set(fair.jester), 'jester', 'any'],
  ],
  video: [
    [set(fair.theatre), 'tv', 'any'],
    [set(fair.eye), 'any'],
    [set(fair.camera), 'film', 'any'],
    [set(fair.reels), 'film', 'any'],
    [set(fauna.moth), 'moth'],
    [set(fauna.peacock), 'peacock'],
    [set(salon.violin), 'music'],
    [set(salon.ace('diamond')), 'cards'],
    [set(salon.queen), 'cards'],
    [set(fair.jester), 'jester'],
    [set(fair.bingoCard), 'bingo'],
  ],
};
