import { clientSeedPattern, type RoundSeeds } from '@fortuna/domain/fair-play/draws.ts';
import { drawStops, outcomeAt, type SlotOutcome, slotWin } from '@fortuna/domain/fair-play/slot-machine.ts';
import { type SlotTheme, slotMachines, slotStakes } from '@fortuna/domain/fair-play/slot-machines.ts';
import type { Centavos } from '@fortuna/domain/money.ts';
import { and, desc, eq } from 'drizzle-orm';
import { keyOf, stakeOf } from '../engines/bet-fields.ts';
import type { PlayAction, PlayCall } from '../engines/engine.ts';
import { resultOfRound } from '../engines/round-result.ts';
import { commitmentTo, drawsOf, proofOf, type RoundProof } from '../world/fairness.ts';
import { payingPurse, purseOf } from '../world/game-money.ts';
import { balanceOf } from '../world/ledger.ts';
import { type PlaySession, useServerSeed } from '../world/play-sessions.ts';
import { FieldProblem, Refusal } from '../world/refusal.ts';
import { type Bet, findRound, type RoundRow, recordRound } from '../world/rounds.ts';
import { rounds } from '../world/schema.ts';
import type { World } from '../world/world.ts';
import { slotThemeOf } from './slot-theme.ts';

/** What is kept of a slot's round: everything else follows from it. */
export interface SlotRecord {
  readonly theme: SlotTheme;
  readonly stops: readonly number[];
}

/** Draws a round of a machine, without playing it. */
export function drawSlot(
  theme: SlotTheme,
  seeds: RoundSeeds,
  stake: Centavos,
): Pick<Bet, 'outcome' | 'proof'> & { readonly win: Centavos } {
  const machine = slotMachines[theme];
  const stops = drawStops(machine, drawsOf(seeds));
  const outcome: SlotRecord = { theme, stops };
  return { outcome, proof: proofOf(seeds), win: slotWin(machine, outcomeAt(machine, stops), stake) };
}

function shownOf(row: Pick<RoundRow, 'outcome'>): SlotOutcome {
  const { theme, stops }: SlotRecord = JSON.parse(row.outcome);
  return outcomeAt(slotMachines[theme], stops);
}

/** What a page may know of the next round. */
const nextOf = ({ serverSeed, nonce }: PlaySession) => ({ commitment: commitmentTo(serverSeed), nonce });

function play(world: World, session: PlaySession, bet: { key: string; stake: Centavos; clientSeed: string }) {
  const { member, game, serverSeed, nonce } = session;
  const { key, stake, clientSeed } = bet;
  if (!game.isOpen) throw new Refusal('gameClosed');
  const drawn = drawSlot(slotThemeOf(game), { serverSeed, clientSeed, nonce }, stake);
  const purse = payingPurse(world, member.id, game, stake);
  const row = recordRound(world, member, game, { key, stake, ...drawn }, world.clock.now(), purse);
  return { row, session: useServerSeed(world, session) };
}

function clientSeedOf({ session, fields }: PlayCall): string {
  const { client_seed: clientSeed = session.game.code } = fields;
  if (typeof clientSeed !== 'string' || !clientSeedPattern.test(clientSeed))
    throw new FieldProblem({ client_seed: 'validation.format' });
  return clientSeed;
}

/** Plays one round, or finds the one that was played with this key: no round is played or paid twice. */
export const spin: PlayAction = (call) => {
  const { world, session, fields, language } = call;
  const key = keyOf(fields);
  const stake = stakeOf(fields, slotStakes);
  const clientSeed = clientSeedOf(call);
  const found = findRound(world, session.member.id, key);
  if (found && (found.stake !== stake || found.gameCode !== session.game.code))
    throw new FieldProblem({ key: 'idempotencyMismatch' });
  const { row, session: after } = found
    ? { row: found, session }
    : play(world, session, { key, stake, clientSeed });
  const proof: RoundProof | null = JSON.parse(row.proof ?? 'null');
  return {
    ...shownOf(row),
    round: row.id,
    stake,
    win: row.win,
    balance: balanceOf(world.db, purseOf(session.member.id, session.game)),
    result: resultOfRound(stake, row.win, language),
    proof,
    next: nextOf(after),
  };
};

/** The reels as the member's last round of this game has left them, on whichever device that was. */
export const beginSlot: PlayAction = ({ world, session }) => {
  const { member, game } = session;
  const last = world.db
    .select()
    .from(rounds)
    .where(and(eq(rounds.memberId, member.id), eq(rounds.gameCode, game.code)))
    .orderBy(desc(rounds.at), desc(rounds.id))
    .get();
  const record: Partial<SlotRecord> | null = JSON.parse(last?.outcome ?? 'null');
  const reels = last && record?.theme === slotThemeOf(game) ? shownOf(last).reels : null;
  return { reels, next: nextOf(session) };
};
