import { crashWin, drawCrashPoint, type Hundredths } from './crash-flight.ts';
import type { RandomInteger } from './draws.ts';
import { drawPocket, type PlacedChips, returnOfBets } from './roulette.ts';
import { drawStops, outcomeAt, slotWin } from './slot-machine.ts';
import { type SlotTheme, slotMachines } from './slot-machines.ts';

/** What a round came to, as its engine keeps it: what chance has decided, and what of it the player has taken. */
export type RoundFacts =
  | { readonly engine: 'slot'; readonly theme: SlotTheme; readonly stops: readonly number[] }
  | { readonly engine: 'crash'; readonly point: Hundredths; readonly cashedOut: Hundredths | null }
  | { readonly engine: 'roulette'; readonly number: number; readonly bets: readonly PlacedChips[] };

/** What the seeds say that chance has decided; what the player did stays as it is. */
export function drawnAgain(facts: RoundFacts, random: RandomInteger): RoundFacts {
  switch (facts.engine) {
    case 'slot':
      return { ...facts, stops: drawStops(slotMachines[facts.theme], random) };
    case 'crash':
      return { ...facts, point: drawCrashPoint(random) };
    case 'roulette':
      return { ...facts, number: drawPocket(random) };
  }
}

/** What a round that came to this pays, by the rules of its engine. */
export function winOf(facts: RoundFacts, stake: number): number {
  switch (facts.engine) {
    case 'slot': {
      const machine = slotMachines[facts.theme];
      return slotWin(machine, outcomeAt(machine, facts.stops), stake);
    }
    case 'crash': {
      const isInTime = facts.cashedOut !== null && facts.cashedOut <= facts.point;
      return crashWin(stake, isInTime ? facts.cashedOut : null);
    }
    case 'roulette':
      return returnOfBets(facts.bets, facts.number);
  }
}

/** Whether chance has decided the same. */
export function isSameOutcome(one: RoundFacts, other: RoundFacts): boolean {
  switch (one.engine) {
    case 'slot':
      return (
        other.engine === 'slot' && one.theme === other.theme && String(one.stops) === String(other.stops)
      );
    case 'crash':
      return other.engine === 'crash' && one.point === other.point;
    case 'roulette':
      return other.engine === 'roulette' && one.number === other.number;
  }
}
