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
import { climb, grid, reels } from './layouts.ts';
import { type Composition, kept, set, shown } from './settings.ts';
import { slotPictures } from './slots.ts';
import { creature } from './sprite.ts';
import * as being from './sprites-beings.ts';
import * as thing from './sprites-things.ts';
import { wheel, wheelNear, wheelRising, wheelSpun } from './wheels.ts';

/** Each game has invaders of its own. */
const invaders: Composition = (board, way) =>
  set(horizon, creature(board.random), creature(board.random))(board, way);

export const compositions: Pictures<Composition> = {
  slots: slotMotifs.map((motif) => [shown(slotPictures[motif])]),
  live: [
    [set(equaliser, being.queen, being.microphone), 'stage', 'table', 'any'],
    [set(rays, being.microphone, being.headset), 'microphone', 'stage'],
    [set(screen, being.king, being.queen), 'cards', 'any'],
    [set(halo, being.headset, being.microphone), 'headset', 'stage'],
    [kept(wheel(halo, thing.chip)), 'wheel'],
    [kept(wheelNear(screen, thing.diamond)), 'wheel'],
    [kept(wheelRising(rays, thing.star)), 'wheel'],
    [kept(wheelSpun(confetti)), 'wheel'],
    [set(checks, being.cards, thing.spade), 'cards'],
    [set(stripes, thing.die, thing.chip), 'dice'],
  ],
  table: [
    [kept(wheelSpun(stripes)), 'wheel'],
    [set(checks, thing.chip, thing.die), 'chips', 'any'],
    [set(halo, thing.die, thing.chip), 'dice', 'any'],
    [set(pow, thing.die, being.bolt), 'dice'],
    [kept(wheel(tunnel, thing.coin)), 'wheel'],
    [kept(wheelRising(halo, thing.spade)), 'wheel'],
    [kept(wheelNear(confetti, thing.star)), 'wheel'],
    [set(screen, being.cards, thing.diamond), 'cards', 'any'],
    [set(rays, thing.spade, thing.heart), 'cards', 'any'],
    [set(torn, thing.domino, thing.domino), 'domino'],
  ],
  sports: [
    [set(torn, thing.football, thing.boot), 'ball', 'any'],
    [set(rays, thing.trophy, thing.football), 'cup', 'any'],
    [set(stripes, thing.basketball, thing.trophy), 'basket', 'any'],
    [set(confetti, thing.boot, thing.flag), 'race', 'ball', 'any'],
    [set(halo, thing.flag, thing.trophy), 'race', 'any'],
  ],
  lottery: [
    [set(confetti, thing.ticket, thing.star), 'ticket', 'any'],
    [set(screen, thing.clover, thing.coin), 'clover', 'any'],
    [kept(wheel(rays, thing.coin)), 'wheel'],
    [set(tunnel, being.lotto, thing.ticket), 'draw', 'any'],
    [set(horizon, thing.horseshoe, thing.clover), 'horseshoe', 'any'],
    [set(halo, thing.star, being.lotto), 'star', 'any'],
  ],
  crash: [
    [set(screen, thing.rocket, thing.star), 'rocket', 'any'],
    [kept(climb(torn, thing.rocket)), 'rocket', 'any'],
    [set(horizon, thing.saucer, thing.star), 'saucer'],
    [set(pow, thing.bomb, being.bolt), 'bomb'],
    [set(rays, thing.plane, thing.coin), 'plane', 'any'],
    [set(torn, thing.kite, thing.star), 'kite'],
    [set(tunnel, thing.flame, thing.rocket), 'any'],
    [set(halo, thing.balloon, thing.star), 'balloon'],
    [set(horizon, thing.airship, thing.star), 'airship'],
    [set(stripes, thing.parachute, thing.plane), 'glider'],
  ],
  fish: [
    [set(halo, being.fish, being.turtle), 'shoal', 'any'],
    [set(stripes, being.puffer, being.fish), 'puffer', 'any'],
    [set(torn, being.shark, being.fish), 'shark', 'any'],
    [set(checks, being.crab, being.octopus), 'crab', 'lobster', 'any'],
    [set(screen, being.octopus, being.crab), 'octopus', 'any'],
    [set(confetti, being.turtle, being.puffer), 'turtle', 'any'],
  ],
  arcade: [
    [invaders, 'invader', 'any'],
    [set(checks, being.joystick, being.ghost), 'pad', 'machine', 'any'],
    [set(tunnel, being.ghost, thing.cherry), 'ghost', 'any'],
    [set(rays, being.gamepad, thing.heart), 'pad', 'any'],
    [set(stripes, being.alien, thing.saucer), 'alien', 'any'],
    [set(screen, being.robot, being.bolt), 'any'],
    [set(halo, thing.mushroom, thing.coin), 'any'],
  ],
  bingo: [
    [kept(grid(screen, being.lotto, thing.star)), 'card', 'any'],
    [set(equaliser, being.lotto, thing.star), 'any'],
    [kept(grid(rays, being.cat, being.lotto)), 'cat', 'card', 'any'],
    [set(stripes, thing.bell, being.lotto), 'bell', 'any'],
    [set(confetti, being.cat, being.lotto), 'cat', 'any'],
  ],
  card: [
    [set(screen, being.cards, thing.gem), 'any'],
    [set(checks, thing.spade, thing.heart), 'ace', 'any'],
    [set(halo, being.king, being.queen), 'king', 'any'],
    [set(tunnel, thing.heart, thing.club), 'hearts', 'ace', 'any'],
    [set(rays, being.jester, being.cards), 'jester', 'any'],
    [set(horizon, being.queen, being.king), 'queen', 'any'],
    [set(stripes, thing.club, thing.diamond), 'clubs', 'ace', 'any'],
  ],
  video: [
    [set(torn, being.tv, being.popcorn), 'tv', 'any'],
    [set(confetti, being.popcorn, being.slate), 'popcorn', 'any'],
    [set(rays, thing.saucer, being.tv), 'signal', 'any'],
    [set(screen, being.cameraMan, being.slate), 'film', 'any'],
    [set(halo, being.slate, being.cameraMan), 'film', 'any'],
    [set(checks, being.machine, thing.cherry), 'machine', 'any'],
    [kept(reels(rays, [thing.seven, thing.bell, thing.seven])), 'seven'],
    [set(stripes, being.cards, thing.heart), 'cards'],
    [set(tunnel, thing.spade, being.cards), 'cards'],
    [set(halo, being.jester, being.cards), 'jester'],
    [kept(grid(confetti, being.lotto, thing.star)), 'bingo'],
    [set(equaliser, being.lotto, thing.ticket), 'bingo'],
  ],
};
