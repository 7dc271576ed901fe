import { type GameAccount, gameAccountStates } from '@fortuna/domain/model/games-accounts.ts';
import type { Api, CallOptions } from '../client.ts';
import { sameWords } from '../codebook.ts';
import type { components } from '../generated/schema.ts';
import { integer, list, optionalText, requiredText } from '../wire.ts';
import { optionalInstant } from '../wire-time.ts';

const states = sameWords(gameAccountStates);

/** Every provider once, with the account that the member has there. */
export function listGameAccounts(api: Api, options?: CallOptions): Promise<readonly GameAccount[]> {
  return api.read(
    {
      operation: 'listGameAccounts',
      send: (wire, context) => wire.GET('/api/day7/accounts', context),
      map: ({ data }) => list(data, gameAccountOf),
    },
    options,
  );
}

/** Opens an account at a provider; one that is open already is given as it is. */
export function openGameAccount(api: Api, providerKey: string, options?: CallOptions): Promise<GameAccount> {
  const body = { platType: providerKey };
  return api.write(
    {
      operation: 'openGameAccount',
      send: (wire, context) => wire.POST('/api/day7/register', { ...context, body }),
      map: ({ data }) => gameAccountOf(data),
    },
    options,
  );
}

function gameAccountOf(row: components['schemas']['GameAccount']): GameAccount {
  return {
    providerKey: requiredText(row, 'api_name'),
    provider: requiredText(row, 'title'),
    gameCount: integer(row, 'game_count'),
    state: states.readOr(row, 'status', 'unknown'),
    playerNumber: optionalText(row, 'player_no'),
    openedAt: optionalInstant(row, 'opened_at'),
  };
}
