import { catalogue } from '../catalogue/catalogue.ts';
import { recentGameCodes } from '../world/recent-games.ts';
import { gameItem } from './games.ts';
import type { Handlers } from './handler.ts';

export const recentGameHandlers = {
  listRecentGames: (call) => {
    const data = recentGameCodes(call.world, call.member().id).flatMap((code) => {
      const game = catalogue(call.site).find(code);
      return game ? [gameItem(game, call)] : [];
    });
    return { ...call.success(), data };
  },
} satisfies Partial<Handlers>;
