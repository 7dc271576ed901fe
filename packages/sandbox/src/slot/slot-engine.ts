import { slotStakes } from '@fortuna/domain/fair-play/slot-machines.ts';
import type { Engine } from '../engines/engine.ts';
import { playCalls } from '../pages/play/play-calls.ts';
import { playFairness } from '../pages/play/play-fairness.ts';
import { playPage } from '../pages/play/play-page.ts';
import { scriptOf } from '../pages/play/play-script.ts';
import { playSound } from '../pages/play/play-sound.ts';
import { slotClient } from './slot-client.ts';
import { slotLines } from './slot-lines.ts';
import { slotPage } from './slot-page.ts';
import { slotReels } from './slot-reels.ts';
import { beginSlot, spin } from './slot-rounds.ts';
import { slotStyle } from './slot-style.ts';
import { returnOf, slotThemeOf } from './slot-theme.ts';

/** Reels, for every slot of the catalogue, each on the machine of its studio. */
export const slotEngine: Engine = {
  facts: 'slot',
  rulesOf: (game) => ({
    returnToPlayer: returnOf(slotThemeOf(game)),
    lowestStake: Math.min(...slotStakes),
    highestStake: Math.max(...slotStakes),
  }),
  pageOf: slotPage,
  style: slotStyle,
  script: scriptOf(slotClient, { playCalls, playFairness, playPage, playSound, slotReels, slotLines }),
  begin: beginSlot,
  actions: { spin },
};
