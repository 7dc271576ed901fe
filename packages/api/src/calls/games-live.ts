import { pocketCount } from '@fortuna/domain/fair-play/roulette.ts';
import { type LiveTable, liveTableStates } from '@fortuna/domain/model/games-live.ts';
import type { Api, CallOptions } from '../client.ts';
import { sameWords } from '../codebook.ts';
import type { components } from '../generated/schema.ts';
import { integer, list, optionalInteger, readableRows } from '../wire.ts';
import { gameOf } from './games.ts';

const states = sameWords(liveTableStates);

/** Every live table as it stands at this moment. */
export function listLiveTables(api: Api, options?: CallOptions): Promise<readonly LiveTable[]> {
  return api.read(
    {
      operation: 'listLiveTables',
      send: (wire, context) => wire.GET('/api/games/live', context),
      map: ({ data }) => list(data, tableOf),
    },
    options,
  );
}

function tableOf(row: components['schemas']['LiveTable']): LiveTable {
  return {
    game: gameOf(row.game),
    state: states.readOr(row, 'state', 'other'),
    secondsLeft: optionalInteger(row, 'seconds_left'),
    stakes: {
      lowest: integer(row, 'lowest_stake_centavos'),
      highest: integer(row, 'highest_stake_centavos'),
    },
    players: integer(row, 'players'),
    seats: integer(row, 'seats'),
    lastNumbers: readableRows(row.last_numbers, (number) => number).filter(
      (number) => Number.isInteger(number) && number >= 0 && number < pocketCount,
    ),
  };
}
