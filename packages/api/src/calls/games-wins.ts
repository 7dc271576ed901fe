import type { RecentWin } from '@fortuna/domain/model/games-wins.ts';
import type { Api, CallOptions } from '../client.ts';
import { integer, list, requiredText } from '../wire.ts';
import { money } from '../wire-money.ts';
import { instant } from '../wire-time.ts';
import { gameOf } from './games.ts';

/** What was won in the last day, by whomever, the newest first; at most twelve. */
export function listRecentWins(api: Api, options?: CallOptions): Promise<readonly RecentWin[]> {
  return api.read(
    {
      operation: 'listRecentWins',
      send: (wire, context) => wire.GET('/api/games/wins', context),
      map: ({ data }) =>
        list(data, (row) => ({
          id: integer(row, 'id'),
          memberName: requiredText(row, 'member_name'),
          stake: money(row, 'betAmount'),
          win: money(row, 'winAmount'),
          settledAt: instant(row, 'settled_at'),
          game: gameOf(row.game),
        })),
    },
    options,
  );
}
