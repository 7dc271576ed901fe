import type { Engine } from '../engines/engine.ts';
import { scriptOf } from '../pages/play/play-script.ts';
import { rouletteParts } from './roulette-parts.ts';
import { rouletteStyle } from './roulette-style.ts';
import { soloClient } from './solo-client.ts';
import { soloPage } from './solo-page.ts';
import { beginSolo, spin } from './solo-rounds.ts';
import { soloTableOf } from './solo-tables.ts';
import { rulesOfTable, tableThere } from './table-rules.ts';

/** Roulette for one player: some games of type `table`. */
export const soloRouletteEngine: Engine = {
  facts: 'roulette',
  rulesOf: (game) => rulesOfTable(tableThere(soloTableOf(game))),
  pageOf: soloPage,
  style: rouletteStyle,
  script: scriptOf(soloClient, rouletteParts),
  begin: beginSolo,
  actions: { spin },
};
