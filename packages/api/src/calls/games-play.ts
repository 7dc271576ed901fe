import type { Game, GameLaunch, GameLook } from '@fortuna/domain/model/games.ts';
import type { GameMoney, ProviderBalance } from '@fortuna/domain/model/games-transfers.ts';
import type { Api, CallOptions } from '../client.ts';
import type { components } from '../generated/schema.ts';
import { optionalText, rawValue, readableRows, requiredText } from '../wire.ts';
import { money } from '../wire-money.ts';

export interface LaunchInput extends Pick<Game, 'providerKey' | 'code'> {
  readonly look?: GameLook;
}

/** Makes the one-time address of a game; the caller checks its host before opening it. */
export function launchGame(
  api: Api,
  { providerKey, code, look }: LaunchInput,
  options?: CallOptions,
): Promise<GameLaunch> {
  const body = {
    platType: providerKey,
    gameCode: code,
    currency: 'BRL' as const,
    brand: look?.brand,
    art: look?.art,
    palette: look?.palette ? [...look.palette] : undefined,
  };
  return api.write(
    {
      operation: 'launchGame',
      send: (wire, context) => wire.POST('/api/day7/day7LoginV2', { ...context, body }),
      map: ({ data }) => ({ url: requiredText(data, 'url') }),
    },
    options,
  );
}

/** What the wallet has, and what each provider of games holds. */
export function getGameMoney(api: Api, options?: CallOptions): Promise<GameMoney> {
  const params = { query: { currency: 'BRL', platType: '' } } as const;
  return api.read(
    {
      operation: 'getAllBalance',
      send: (wire, context) => wire.GET('/api/day7/getAllBalance', { ...context, params }),
      map: ({ data }) => ({
        wallet: money(data, 'money'),
        providers: readableRows(data.balances, providerBalanceOf),
      }),
    },
    options,
  );
}

type BalanceRow = components['schemas']['BalanceAnswer']['data']['balances'][number];

function providerBalanceOf(row: BalanceRow): ProviderBalance {
  const providerKey = requiredText(row, 'platType');
  return {
    providerKey,
    provider: optionalText(row, 'title') ?? providerKey,
    amount: money(row, 'balance'),
    isOpen: rawValue(row, 'is_open') === 1,
  };
}
