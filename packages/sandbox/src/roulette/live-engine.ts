import type { Engine } from '../engines/engine.ts';
import { playFollow } from '../pages/play/play-follow.ts';
import { scriptOf } from '../pages/play/play-script.ts';
import { liveClient } from './live-client.ts';
import { livePage } from './live-page.ts';
import { liveTableOf } from './live-tables.ts';
import { rouletteParts } from './roulette-parts.ts';
import { rouletteStyle } from './roulette-style.ts';
import { admitToTable, bet, state, takeBack } from './table-actions.ts';
import { areBetsDue, settleTables } from './table-bets.ts';
import { rulesOfTable, tableThere } from './table-rules.ts';
import { tableStream } from './table-stream.ts';

/** Roulette at the live tables, each of which all its players share. */
export const liveRouletteEngine: Engine = {
  facts: 'roulette',
  rulesOf: (game) => rulesOfTable(tableThere(liveTableOf(game))),
  admit: admitToTable,
  pageOf: livePage,
  style: rouletteStyle,
  script: scriptOf(liveClient, { ...rouletteParts, playFollow }),
  begin: state,
  actions: { state, bet, 'take-back': takeBack },
  stream: tableStream,
  clockwork: { isDue: areBetsDue, settle: settleTables },
};
