import type { GameType } from '@fortuna/domain/model/games.ts';
import type { Centavos } from '@fortuna/domain/money.ts';
import { returnToPlayer, stakes } from './slot-rules.ts';

/** Types that the sandbox has an engine for; the catalogue has many more. */
const playedTypes: ReadonlySet<GameType> = new Set<GameType>(['slots']);

/** Whether a game of this type can be played here: a slot is not opened under the name of a table or a match. */
export function isPlayable({ type }: { readonly type: GameType }): boolean {
  return playedTypes.has(type);
}

/** What a player should know of a game before the first bet. */
export interface EngineRules {
  /** In basis points. */
  readonly returnToPlayer: number;
  readonly lowestStake: Centavos;
  readonly highestStake: Centavos;
}

let slotRules: EngineRules | undefined;

/** The rules of the engine that plays the game, as they are; null where there is none. */
export function engineRules(game: { readonly type: GameType }): EngineRules | null {
  if (!isPlayable(game)) return null;
  slotRules ??= {
    returnToPlayer: Math.round(returnToPlayer() * 10_000),
    lowestStake: Math.min(...stakes),
    highestStake: Math.max(...stakes),
  };
  return slotRules;
}
