import type { RoundSeeds } from '@fortuna/domain/fair-play/draws.ts';
import { drawStops, outcomeAt, type SlotOutcome, slotWin } from '@fortuna/domain/fair-play/slot-machine.ts';
import { type SlotTheme, slotMachines, slotStakes } from '@fortuna/domain/fair-play/slot-machines.ts';
import type { Centavos } from '@fortuna/domain/money.ts';
import { stakeOf } from '../engines/bet-fields.ts';
import type { PlayAction } from '../engines/engine.ts';
import { type DrawnRound, lastRounds, nextOf, playInstantRound } from '../engines/instant-round.ts';
import { drawsOf, proofOf } from '../world/fairness.ts';
import type { RoundRow } from '../world/rounds.ts';
import { slotThemeOf } from './slot-theme.ts';

/** What is kept of a slot's round: everything else follows from it. */
export interface SlotRecord {
  readonly theme: SlotTheme;
  readonly stops: readonly number[];
}

/** Draws a round of a machine, without playing it. */
export function drawSlot(theme: SlotTheme, seeds: RoundSeeds, stake: Centavos): DrawnRound {
  const machine = slotMachines[theme];
  const stops = drawStops(machine, drawsOf(seeds));
  const outcome: SlotRecord = { theme, stops };
  return { outcome, proof: proofOf(seeds), win: slotWin(machine, outcomeAt(machine, stops), stake) };
}

function shownOf(row: Pick<RoundRow, 'outcome'>): SlotOutcome {
  const { theme, stops }: SlotRecord = JSON.parse(row.outcome);
  return outcomeAt(slotMachines[theme], stops);
}

/** Plays one round, once for each key. */
export const spin: PlayAction = (call) => {
  const stake = stakeOf(call.fields, slotStakes);
  const theme = slotThemeOf(call.session.game);
  const { row, told } = playInstantRound(call, { stake, draw: (seeds) => drawSlot(theme, seeds, stake) });
  return { ...shownOf(row), ...told };
};

/** The reels as the member's last round of this game has left them, on whichever device that was. */
export const beginSlot: PlayAction = ({ world, session }) => {
  const [last] = lastRounds(world, session, 1);
  const record: Partial<SlotRecord> | null = JSON.parse(last?.outcome ?? 'null');
  const reels = last && record?.theme === slotThemeOf(session.game) ? shownOf(last).reels : null;
  return { reels, next: nextOf(session) };
};
