import type { Pictures } from '../cover-art.ts';
import { slotMotifs } from '../slot-motifs.ts';
import {
  checks,
  confetti,
  equaliser,
  halo,
  horizon,
  pow,
  rays,
  screen,
  stripes,
  torn,
  tunnel,
} from './grounds.ts';
import {
  cascade,
  climb,
  close,
  crowd,
  duel,
  grid,
  type Layout,
  onScreen,
  quarters,
  reels,
  solo,
  sticker,
  wheel,
} from './layouts.ts';
import { slotPictures } from './slots.ts';
import { type Board, creature } from './sprite.ts';
import * as being from './sprites-beings.ts';
import * as thing from './sprites-things.ts';

const invader: Layout = (board: Board) => solo(screen, creature(board.random), 236)(board);
const invaders: Layout = (board: Board) => crowd(horizon, creature(board.random), 176)(board);

export const compositions: Pictures<Layout> = {
  slots: slotMotifs.map((motif) => [slotPictures[motif]]),
  live: [
    [onScreen(equaliser, being.queen), 'stage', 'table', 'any'],
    [sticker(rays, being.microphone, 226), 'microphone', 'stage'],
    [duel(screen, being.king, being.queen), 'cards', 'any'],
    [solo(halo, being.headset, 236), 'headset', 'stage'],
    [wheel(halo, thing.chip), 'wheel'],
    [wheel(screen, thing.diamond), 'wheel'],
    [wheel(confetti, thing.star), 'wheel'],
    [sticker(checks, being.cards, 236), 'cards'],
    [cascade(stripes, thing.die, thing.die), 'dice'],
  ],
  table: [
    [wheel(stripes, thing.star), 'wheel'],
    [duel(checks, thing.die, thing.chip), 'dice', 'chips', 'any'],
    [cascade(halo, thing.chip, thing.die), 'dice', 'chips', 'any'],
    [sticker(pow, thing.die, 176), 'dice'],
    [wheel(tunnel, thing.coin), 'wheel'],
    [sticker(screen, being.cards, 236), 'cards', 'any'],
    [quarters([thing.heart, thing.spade, thing.gem, thing.club]), 'cards', 'any'],
    [duel(torn, thing.domino, thing.domino), 'domino'],
  ],
  sports: [
    [solo(torn, thing.football, 232), 'ball', 'any'],
    [sticker(rays, thing.trophy, 216), 'cup', 'any'],
    [solo(stripes, thing.basketball, 270), 'basket', 'any'],
    [solo(confetti, thing.boot, 250), 'ball', 'any'],
    [duel(halo, thing.flag, thing.football), 'race', 'any'],
  ],
  lottery: [
    [sticker(confetti, thing.ticket, 264), 'ticket', 'any'],
    [crowd(screen, thing.clover, 184), 'clover', 'any'],
    [wheel(rays, thing.coin), 'wheel', 'any'],
    [cascade(tunnel, being.lotto, thing.horseshoe), 'draw', 'horseshoe', 'any'],
    [solo(horizon, thing.clover, 230), 'clover', 'any'],
  ],
  crash: [
    [climb(screen, thing.rocket), 'rocket', 'any'],
    [solo(horizon, thing.saucer, 236), 'saucer'],
    [sticker(pow, thing.bomb, 190), 'bomb'],
    [close(rays, thing.plane, 10, 10, 340), 'plane', 'any'],
    [solo(torn, thing.kite, 250), 'kite'],
    [close(tunnel, thing.rocket, 0, 30, 330), 'rocket', 'any'],
    [solo(halo, thing.balloon, 270), 'balloon'],
    [sticker(stripes, thing.parachute, 250), 'glider'],
  ],
  fish: [
    [solo(halo, being.fish, 270), 'shoal', 'any'],
    [sticker(stripes, being.puffer, 226), 'puffer', 'any'],
    [solo(torn, being.shark, 310), 'shark', 'any'],
    [crowd(checks, being.crab, 186), 'crab', 'lobster', 'any'],
    [solo(screen, being.octopus, 256), 'octopus', 'any'],
    [sticker(confetti, being.turtle, 264), 'turtle', 'any'],
  ],
  arcade: [
    [invader, 'invader', 'any'],
    [sticker(checks, being.joystick, 236), 'pad', 'machine', 'any'],
    [crowd(tunnel, being.ghost, 190), 'ghost', 'any'],
    [invaders, 'invader', 'any'],
    [sticker(rays, being.gamepad, 270), 'pad', 'any'],
    [duel(stripes, being.alien, being.robot), 'alien', 'any'],
    [close(checks, thing.mushroom, 40, 70, 400)],
  ],
  bingo: [
    [grid(screen, being.lotto, thing.star), 'card', 'any'],
    [solo(equaliser, being.lotto, 220)],
    [grid(rays, being.cat, being.lotto), 'cat', 'card', 'any'],
    [cascade(stripes, being.lotto, thing.bell), 'bell', 'any'],
    [quarters([thing.cherry, thing.diamond, thing.bell, thing.star])],
  ],
  card: [
    [sticker(screen, being.cards, 236)],
    [quarters([thing.spade, thing.heart, thing.club, thing.gem])],
    [close(halo, being.king, 6, 30, 330), 'king', 'any'],
    [crowd(checks, thing.spade, 190), 'ace', 'any'],
    [solo(rays, being.jester, 256), 'jester'],
  ],
  video: [
    [sticker(torn, being.tv, 240), 'tv', 'any'],
    [solo(confetti, being.popcorn, 252), 'popcorn', 'any'],
    [onScreen(rays, thing.saucer, 'one'), 'signal', 'any'],
    [close(screen, being.cameraMan, 20, 16, 330), 'film', 'any'],
    [sticker(halo, being.slate, 230), 'film', 'any'],
    [solo(checks, being.machine, 264), 'machine', 'any'],
    [reels(rays, [thing.seven, thing.bell, thing.seven]), 'seven'],
    [onScreen(stripes, being.cards), 'cards'],
    [close(halo, being.jester, 6, 30, 330), 'jester'],
    [grid(confetti, being.lotto, thing.star), 'bingo'],
  ],
};
