import { playCalls } from '../pages/play/play-calls.ts';
import { playFairness } from '../pages/play/play-fairness.ts';
import { playPage } from '../pages/play/play-page.ts';
import { playSound } from '../pages/play/play-sound.ts';
import { rouletteBoard } from './roulette-board.ts';
import { rouletteCloth } from './roulette-cloth.ts';
import { rouletteSlip } from './roulette-slip.ts';
import { rouletteSpin } from './roulette-spin.ts';

/** Of the scripts of all roulette pages. */
export const rouletteParts = {
  playCalls,
  playFairness,
  playPage,
  playSound,
  rouletteBoard,
  rouletteCloth,
  rouletteSlip,
  rouletteSpin,
};
