import type { GameType } from '@fortuna/domain/model/games.ts';
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

export const compositions: Readonly<Record<GameType, readonly Layout[]>> = {
  slots: slotMotifs.map((motif) => slotPictures[motif]),
  live: [
    onScreen(equaliser, being.queen),
    sticker(rays, being.microphone, 226),
    duel(screen, being.king, being.queen),
    solo(halo, being.headset, 236),
  ],
  table: [
    wheel(stripes, thing.star),
    duel(checks, thing.die, thing.chip),
    cascade(halo, thing.chip, thing.die),
    sticker(pow, thing.die, 176),
  ],
  sports: [
    solo(torn, thing.football, 232),
    sticker(rays, thing.trophy, 216),
    solo(stripes, thing.basketball, 270),
    solo(confetti, thing.boot, 250),
    duel(halo, thing.flag, thing.football),
  ],
  lottery: [
    sticker(confetti, thing.ticket, 264),
    crowd(screen, thing.clover, 184),
    wheel(rays, thing.coin),
    cascade(tunnel, being.lotto, thing.horseshoe),
    solo(horizon, thing.clover, 230),
  ],
  crash: [
    climb(screen, thing.rocket),
    solo(horizon, thing.saucer, 236),
    sticker(pow, thing.bomb, 190),
    close(rays, thing.plane, 10, 10, 340),
    solo(torn, thing.kite, 250),
    close(tunnel, thing.rocket, 0, 30, 330),
  ],
  fish: [
    solo(halo, being.fish, 270),
    sticker(stripes, being.puffer, 226),
    solo(torn, being.shark, 310),
    crowd(checks, being.crab, 186),
    solo(screen, being.octopus, 256),
    sticker(confetti, being.turtle, 264),
  ],
  arcade: [
    invader,
    sticker(checks, being.joystick, 236),
    crowd(tunnel, being.ghost, 190),
    invaders,
    sticker(rays, being.gamepad, 270),
    duel(stripes, being.alien, being.robot),
    close(checks, thing.mushroom, 40, 70, 400),
  ],
  bingo: [
    grid(screen, being.lotto, thing.star),
    solo(equaliser, being.lotto, 220),
    grid(rays, being.cat, being.lotto),
    cascade(stripes, being.lotto, thing.bell),
    quarters([thing.cherry, thing.diamond, thing.bell, thing.star]),
  ],
  card: [
    sticker(screen, being.cards, 236),
    quarters([thing.spade, thing.heart, thing.club, thing.gem]),
    close(halo, being.king, 6, 30, 330),
    crowd(checks, thing.spade, 190),
    solo(rays, being.jester, 256),
  ],
  video: [
    sticker(torn, being.tv, 240),
    solo(confetti, being.popcorn, 252),
    onScreen(rays, thing.saucer, 'one'),
    close(screen, being.cameraMan, 20, 16, 330),
    sticker(halo, being.slate, 230),
    solo(checks, being.machine, 264),
    reels(rays, [thing.seven, thing.bell, thing.seven]),
  ],
};
