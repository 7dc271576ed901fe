import { catalogue } from '../catalogue/catalogue.ts';
import { liveTables } from '../roulette/live-tables.ts';
import { overviewOf } from '../roulette/table-standing.ts';
import { gameItem } from './games.ts';
import type { Handlers } from './handler.ts';

export const liveTableHandlers = {
  listLiveTables: (call) => {
    const data = liveTables.flatMap((table) => {
      const game = catalogue(call.site).findById(table.gameId);
      if (game === undefined) return [];
      const { state, secondsLeft, players, lastNumbers } = overviewOf(call.world, table);
      return [
        {
          game: gameItem(game, call),
          state,
          seconds_left: secondsLeft,
          lowest_stake_centavos: table.lowestStake,
          highest_stake_centavos: table.highestStake,
          players,
          seats: table.seats,
          last_numbers: [...lastNumbers],
        },
      ];
    });
    return { ...call.success(), data };
  },
} satisfies Partial<Handlers>;
