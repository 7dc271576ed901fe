import type { Game, GameLaunch, GameLook } from '@fortuna/domain/model/games.ts';
import type { Centavos } from '@fortuna/domain/money.ts';
import type { Api, CallOptions } from '../client.ts';
import { money, requiredText } from '../wire.ts';

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

/** The spendable wallet balance. */
export function getBalance(api: Api, options?: CallOptions): Promise<Centavos> {
  const params = { query: { currency: 'BRL', platType: '' } } as const;
  return api.read(
    {
      operation: 'getAllBalance',
      send: (wire, context) => wire.GET('/api/day7/getAllBalance', { ...context, params }),
      map: ({ data }) => money(data, 'money'),
    },
    options,
  );
}
