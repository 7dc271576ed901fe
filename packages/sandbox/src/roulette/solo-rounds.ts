import type { RoundSeeds } from '@fortuna/domain/fair-play/draws.ts';
import { drawPocket, type PlacedChips, returnOfBets } from '@fortuna/domain/fair-play/roulette.ts';
import type { Centavos } from '@fortuna/domain/money.ts';
import type { PlayAction } from '../engines/engine.ts';
import {
  type DrawnRound,
  lastRounds,
  moneyAt,
  type NextInstantRound,
  nextOf,
  playInstantRound,
  type ToldRound,
} from '../engines/instant-round.ts';
import { type RoundResult, resultOfRound } from '../engines/round-result.ts';
import type { MessageLanguage } from '../messages/translate.ts';
import { drawsOf, proofOf } from '../world/fairness.ts';
import type { PlaySession } from '../world/play-sessions.ts';
import { Refusal } from '../world/refusal.ts';
import type { RoundRow } from '../world/rounds.ts';
import type { World } from '../world/world.ts';
import { chipsOf, sumOf } from './placed-chips.ts';
import { soloTableOf } from './solo-tables.ts';
import { tableThere } from './table-rules.ts';

/** So many of the last numbers a table shows. */
const shownNumbers = 12;

/** What is kept of a round. */
interface SoloRecord {
  readonly bets: readonly PlacedChips[];
  readonly number: number;
}

/** Chips of a round that is over, with what they have come to. */
export interface SettledChips extends PlacedChips {
  readonly result: RoundResult;
}

/** A round that the wheel has to show, and what stands around it. */
export interface SoloRound extends ToldRound, SoloRecord {
  readonly settled: readonly SettledChips[];
  /** The newest first. */
  readonly lastNumbers: readonly number[];
}

/** What a page finds that is opened. */
export interface SoloStanding {
  readonly balance: Centavos;
  readonly next: NextInstantRound;
  readonly lastNumbers: readonly number[];
  /** The member's last round of this game, on whichever device; null before the first. */
  readonly last:
    | (SoloRecord & Pick<SoloRound, 'settled'> & { readonly round: number; readonly result: RoundResult })
    | null;
}

function recordOf({ outcome }: Pick<RoundRow, 'outcome'>): SoloRecord {
  return JSON.parse(outcome);
}

function settledOf({ bets, number }: SoloRecord, language: MessageLanguage): SettledChips[] {
  return bets.map((chips) => ({
    ...chips,
    result: resultOfRound(chips.amount, returnOfBets([chips], number), language),
  }));
}

function drawSolo(seeds: RoundSeeds, bets: readonly PlacedChips[]): DrawnRound {
  const number = drawPocket(drawsOf(seeds));
  const outcome: SoloRecord = { bets, number };
  return { outcome, proof: proofOf(seeds), win: returnOfBets(bets, number) };
}

const numbersOf = (world: World, session: PlaySession) =>
  lastRounds(world, session, shownNumbers).map((row) => recordOf(row).number);

/** Plays the chips that lie on the cloth, once for each key. @throws FieldProblem, Refusal `tableLimit` and those of any round */
export const spin: PlayAction = (call): SoloRound => {
  const { world, session, fields } = call;
  const table = tableThere(soloTableOf(session.game));
  const bets = chipsOf(fields.bets, table);
  const stake = sumOf(bets);
  if (stake > table.highestStake) throw new Refusal('tableLimit');
  const { row, told } = playInstantRound(call, {
    stake,
    draw: (seeds) => drawSolo(seeds, bets),
    isSame: (found) => JSON.stringify(recordOf(found).bets) === JSON.stringify(bets),
  });
  const record = recordOf(row);
  return {
    ...told,
    ...record,
    settled: settledOf(record, call.language),
    lastNumbers: numbersOf(world, session),
  };
};

/** The table as the member's last round has left it, so that a round whose page was lost is found again. */
export const beginSolo: PlayAction = ({ world, session, language }): SoloStanding => {
  const [row] = lastRounds(world, session, 1);
  const record = row && recordOf(row);
  return {
    balance: moneyAt(world, session),
    next: nextOf(session),
    lastNumbers: numbersOf(world, session),
    last: record
      ? {
          ...record,
          settled: settledOf(record, language),
          round: row.id,
          result: resultOfRound(row.stake, row.win, language),
        }
      : null,
  };
};
