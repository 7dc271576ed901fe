import { catalogue } from '../catalogue/catalogue.ts';
import { maskedName } from '../world/promotions/team.ts';
import { recentWins } from '../world/recent-wins.ts';
import { gameItem } from './games.ts';
import type { Handlers } from './handler.ts';
import { dateText, moneyText } from './wire.ts';

export const recentWinHandlers = {
  listRecentWins: (call) => {
    const data = recentWins(call.world).flatMap(({ id, memberName, gameCode, stake, win, at }) => {
      const game = catalogue(call.site).find(gameCode);
      if (game === undefined) return [];
      return [
        {
          id,
          member_name: maskedName(memberName),
          betAmount: moneyText(stake),
          winAmount: moneyText(win),
          settled_at: dateText(at),
          game: gameItem(game, call),
        },
      ];
    });
    return { ...call.success(), data };
  },
} satisfies Partial<Handlers>;
