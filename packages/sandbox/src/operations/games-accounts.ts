import { inTransaction } from '../world/database.ts';
import { type GameAccount, listGameAccounts, openGameAccount, playerNumber } from '../world/game-accounts.ts';
import type { Answer, Handlers } from './handler.ts';
import { dateTextOrNull } from './wire.ts';

type AccountItem = Answer<'openGameAccount'>['data'];

function accountItem(account: GameAccount, memberId: number): AccountItem {
  const { providerKey, provider, gameCount, state, openedAt } = account;
  return {
    api_name: providerKey,
    title: provider,
    game_count: gameCount,
    status: state,
    player_no: openedAt === null ? null : playerNumber(memberId),
    opened_at: dateTextOrNull(openedAt),
  };
}

export const gameAccountHandlers = {
  listGameAccounts: (call) => {
    const { id } = call.member();
    const accounts = listGameAccounts(call.world, id);
    return { ...call.success(), data: accounts.map((account) => accountItem(account, id)) };
  },

  openGameAccount: (call) => {
    const { world, body } = call;
    const { id } = call.member();
    const account = inTransaction(world.db, () => openGameAccount(world, id, body.platType));
    return { ...call.success('saved'), data: accountItem(account, id) };
  },
} satisfies Partial<Handlers>;
