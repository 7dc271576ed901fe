import { clientSeedPattern, type RoundSeeds } from '@fortuna/domain/fair-play/draws.ts';
import type { Centavos } from '@fortuna/domain/money.ts';
import { and, desc, eq } from 'drizzle-orm';
import { commitmentTo, type RoundProof } from '../world/fairness.ts';
import { payingPurse, purseOf } from '../world/game-money.ts';
import { balanceOf } from '../world/ledger.ts';
import { type PlaySession, useServerSeed } from '../world/play-sessions.ts';
import { FieldProblem, Refusal } from '../world/refusal.ts';
import { type Bet, findRound, type RoundRow, recordRound } from '../world/rounds.ts';
import { rounds } from '../world/schema.ts';
import type { World } from '../world/world.ts';
import { keyOf } from './bet-fields.ts';
import type { PlayCall } from './engine.ts';
import { type RoundResult, resultOfRound } from './round-result.ts';

/** What chance has decided, as it is kept with the bet. */
export type DrawnRound = Pick<Bet, 'outcome' | 'proof'> & { readonly win: Centavos };

interface AskedRound {
  readonly stake: Centavos;
  readonly draw: (seeds: RoundSeeds) => DrawnRound;
  /** Whether a round that the key has played already is the one that is asked for; game and stake are compared anyway. */
  readonly isSame?: (row: RoundRow) => boolean;
}

/** What a page may know of a round before it is played. */
export interface NextInstantRound {
  readonly commitment: string;
  readonly nonce: number;
}

/** What a page is told of a round that is over; what it looked like its engine adds. */
export interface ToldRound {
  /** Id of the record. */
  readonly round: number;
  readonly stake: Centavos;
  readonly win: Centavos;
  readonly balance: Centavos;
  readonly result: RoundResult;
  readonly proof: RoundProof | null;
  readonly next: NextInstantRound;
}

export function nextOf({ serverSeed, nonce }: PlaySession): NextInstantRound {
  return { commitment: commitmentTo(serverSeed), nonce };
}

/** What the player can play the game with. */
export function moneyAt(world: World, { member, game }: Pick<PlaySession, 'member' | 'game'>): Centavos {
  return balanceOf(world.db, purseOf(member.id, game));
}

function clientSeedOf({ session, fields }: PlayCall): string {
  const { client_seed: clientSeed = session.game.code } = fields;
  if (typeof clientSeed !== 'string' || !clientSeedPattern.test(clientSeed))
    throw new FieldProblem({ client_seed: 'validation.format' });
  return clientSeed;
}

function play(world: World, session: PlaySession, key: string, clientSeed: string, asked: AskedRound) {
  const { member, game, serverSeed, nonce } = session;
  const { stake, draw } = asked;
  if (!game.isOpen) throw new Refusal('gameClosed');
  const drawn = draw({ serverSeed, clientSeed, nonce });
  const purse = payingPurse(world, member.id, game, stake);
  const row = recordRound(world, member, game, { key, stake, ...drawn }, world.clock.now(), purse);
  return { row, after: useServerSeed(world, session) };
}

/**
 * Plays a round that takes no time, placed and settled at once, or finds the one that was played with this key: none is played or paid
 * twice.
 * @throws FieldProblem, Refusal `gameClosed`, `insufficientBalance`
 */
export function playInstantRound(
  call: PlayCall,
  asked: AskedRound,
): { readonly row: RoundRow; readonly told: ToldRound } {
  const { world, session, fields, language } = call;
  const { stake, isSame } = asked;
  const key = keyOf(fields);
  const clientSeed = clientSeedOf(call);
  const found = findRound(world, session.member.id, key);
  if (found && (found.stake !== stake || found.gameCode !== session.game.code || isSame?.(found) === false))
    throw new FieldProblem({ key: 'idempotencyMismatch' });
  const { row, after } = found
    ? { row: found, after: session }
    : play(world, session, key, clientSeed, asked);
  const told: ToldRound = {
    round: row.id,
    stake,
    win: row.win,
    balance: moneyAt(world, session),
    result: resultOfRound(stake, row.win, language),
    proof: JSON.parse(row.proof ?? 'null'),
    next: nextOf(after),
  };
  return { row, told };
}

/** The member's last rounds of the game on whichever device, the newest first. */
export function lastRounds(world: World, { member, game }: PlaySession, count: number): RoundRow[] {
  return world.db
    .select()
    .from(rounds)
    .where(and(eq(rounds.memberId, member.id), eq(rounds.gameCode, game.code)))
    .orderBy(desc(rounds.at), desc(rounds.id))
    .limit(count)
    .all();
}
