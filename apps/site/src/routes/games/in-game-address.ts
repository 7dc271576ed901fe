import type { Game } from '@fortuna/domain/model/games.ts';
import { to, toGame } from '@fortuna/domain/site-map.ts';

export type GameKey = Pick<Game, 'providerKey' | 'code'>;

/** The same step of the deposit over the game; to the games leads back to this one. Any other address stays as it is. */
export function inGameAddress(address: string, game: GameKey): string {
  const { pathname, searchParams } = new URL(address, 'https://site.invalid');
  const { providerKey: platType, code: gameCode } = game;
  if (pathname === '/recharge') return to('/gameInfo', { platType, gameCode, deposit: 'form' });
  if (pathname === '/recharge-payment') {
    const bill_no = searchParams.get('bill_no') ?? undefined;
    return to('/gameInfo', { platType, gameCode, deposit: 'payment', bill_no });
  }
  return pathname === '/game' ? toGame(game) : address;
}
