import { crashReturnPercent, crashStakes } from '@fortuna/domain/fair-play/crash-flight.ts';
import type { Engine } from '../engines/engine.ts';
import { playCalls } from '../pages/play/play-calls.ts';
import { playFairness } from '../pages/play/play-fairness.ts';
import { playFollow } from '../pages/play/play-follow.ts';
import { playPage } from '../pages/play/play-page.ts';
import { scriptOf } from '../pages/play/play-script.ts';
import { playSound } from '../pages/play/play-sound.ts';
import { bet, cashOutNow, crashState, state } from './crash-actions.ts';
import { crashClient } from './crash-client.ts';
import { crashPage } from './crash-page.ts';
import { crashPlot } from './crash-plot.ts';
import { crashStream } from './crash-stream.ts';
import { crashStyle } from './crash-style.ts';
import { isAnyFlightDue, leaveFlight, settleFlights } from './flight-bets.ts';

/** A flight on the server's clock, the same for everybody who plays the game: who gets out before it ends, is paid. */
export const crashEngine: Engine = {
  facts: 'crash',
  rulesOf: () => ({
    returnToPlayer: crashReturnPercent / 100,
    lowestStake: Math.min(...crashStakes),
    highestStake: Math.max(...crashStakes),
  }),
  pageOf: crashPage,
  style: crashStyle,
  script: scriptOf(crashClient, { playCalls, playFairness, playFollow, playPage, playSound, crashPlot }),
  begin: ({ world, session, language }) => crashState(world, session, language),
  actions: { state, bet, 'cash-out': cashOutNow },
  stream: crashStream,
  onVoided: leaveFlight,
  clockwork: { isDue: isAnyFlightDue, settle: settleFlights },
};
