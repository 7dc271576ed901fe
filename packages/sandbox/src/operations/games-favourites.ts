import { catalogue } from '../catalogue/catalogue.ts';
import { inTransaction } from '../world/database.ts';
import { addFavourite, favouriteGameIds, removeFavourite } from '../world/favourites.ts';
import { NotFoundProblem } from '../world/refusal.ts';
import { gameItem } from './games.ts';
import type { Handlers } from './handler.ts';
import { callerWithId, callerWithName } from './own-member.ts';

function ensureGame(id: number): void {
  if (!catalogue().findById(id)) throw new NotFoundProblem('gameUnknown');
}

export const favouriteHandlers = {
  listFavourites: (call) => {
    const { query } = call;
    const asker = { body: query, member: call.member };
    callerWithName(asker);
    const member = callerWithId(asker);
    const data = favouriteGameIds(call.world, member.id).flatMap((id) => {
      const game = catalogue(call.site).findById(id);
      return game ? [{ game_id: id, member_id: member.id, game: gameItem(game, call) }] : [];
    });
    return { ...call.success(), data };
  },

  addFavourite: (call) => {
    const member = callerWithId(call);
    ensureGame(call.body.game_id);
    inTransaction(call.world.db, () => addFavourite(call.world, member.id, call.body.game_id));
    return { ...call.success('saved'), data: null };
  },

  removeFavourite: (call) => {
    const member = callerWithId(call);
    ensureGame(call.body.game_id);
    removeFavourite(call.world, member.id, call.body.game_id);
    return { ...call.success('saved'), data: null };
  },
} satisfies Partial<Handlers>;
