import { crashWin, drawCrashPoint } from '@fortuna/domain/fair-play/crash-flight.ts';
import type { RandomInteger } from '@fortuna/domain/fair-play/draws.ts';
import type { Centavos } from '@fortuna/domain/money.ts';
import type { CatalogueGame } from '../catalogue/catalogue-game.ts';
import type { CrashRecord } from '../crash/flight-bets.ts';
import { engineNameOf } from '../engines/playable.ts';
import { drawSlot } from '../slot/slot-rounds.ts';
import { slotThemeOf } from '../slot/slot-theme.ts';
import { drawsOf, newServerSeed, proofOf } from '../world/fairness.ts';
import type { Bet } from '../world/rounds.ts';

type PastRound = Pick<Bet, 'stake' | 'outcome' | 'proof'> & { readonly win: Centavos };

/** A round of the past as its engine would have played it, with its proof; where there is no engine, its money alone. */
export function pastRound(
  random: RandomInteger,
  game: CatalogueGame,
  stake: Centavos,
  nonce: number,
): PastRound {
  const seeds = { serverSeed: newServerSeed({ random }), clientSeed: game.code, nonce };
  const spin = drawSlot(slotThemeOf(game), seeds, stake);
  switch (engineNameOf(game)) {
    case 'slot':
      return { stake, ...spin };
    case 'crash': {
      const point = drawCrashPoint(drawsOf(seeds));
      const cashedOut = point >= 200 ? 200 : null;
      const outcome: CrashRecord = { flight: nonce, point, auto: 200, cashedOut };
      return { stake, outcome, proof: proofOf(seeds), win: crashWin(stake, cashedOut) };
    }
    default:
      return { stake, win: spin.win };
  }
}
