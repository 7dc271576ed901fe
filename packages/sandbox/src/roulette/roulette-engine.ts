import { rouletteReturn } from '@fortuna/domain/fair-play/roulette.ts';
import type { Engine } from '../engines/engine.ts';
import { playCalls } from '../pages/play/play-calls.ts';
import { playFairness } from '../pages/play/play-fairness.ts';
import { playFollow } from '../pages/play/play-follow.ts';
import { playPage } from '../pages/play/play-page.ts';
import { scriptOf } from '../pages/play/play-script.ts';
import { playSound } from '../pages/play/play-sound.ts';
import { liveTableOf } from './live-tables.ts';
import { rouletteClient } from './roulette-client.ts';
import { rouletteCloth } from './roulette-cloth.ts';
import { roulettePage } from './roulette-page.ts';
import { rouletteSpin } from './roulette-spin.ts';
import { rouletteStyle } from './roulette-style.ts';
import { admitToTable, bet, state, takeBack } from './table-actions.ts';
import { areBetsDue, settleTables } from './table-bets.ts';
import { tableStream } from './table-stream.ts';

/** Roulette at the live tables, each of which all its players share. */
export const rouletteEngine: Engine = {
  rulesOf: (game) => {
    const table = liveTableOf(game);
    return {
      returnToPlayer: rouletteReturn,
      lowestStake: table?.lowestStake ?? 0,
      highestStake: table?.highestStake ?? 0,
    };
  },
  admit: admitToTable,
  pageOf: roulettePage,
  style: rouletteStyle,
  script: scriptOf(rouletteClient, {
    playCalls,
    playFairness,
    playFollow,
    playPage,
    playSound,
    rouletteCloth,
    rouletteSpin,
  }),
  begin: state,
  actions: { state, bet, 'take-back': takeBack },
  stream: tableStream,
  clockwork: { isDue: areBetsDue, settle: settleTables },
};
