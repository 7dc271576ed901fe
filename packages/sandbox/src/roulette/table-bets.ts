import { type PlacedChips, returnOfBets } from '@fortuna/domain/fair-play/roulette.ts';
import { and, eq, gte } from 'drizzle-orm';
import { catalogue } from '../catalogue/catalogue.ts';
import { commitmentTo, proofOf, type RoundProof } from '../world/fairness.ts';
import type { PlaySession } from '../world/play-sessions.ts';
import { prepared } from '../world/prepared.ts';
import { FieldProblem, Refusal } from '../world/refusal.ts';
import { findRound, openRound, type RoundRow, settleRound, voidRound } from '../world/rounds.ts';
import { rounds } from '../world/schema.ts';
import type { World } from '../world/world.ts';
import { type LiveTable, liveTableOf } from './live-tables.ts';
import { sumOf } from './placed-chips.ts';
import { type Moment, momentAt, settlesAt } from './table-clock.ts';
import { pocketOfRound, seedsOfRound } from './table-rounds.ts';

/** What is kept with a bet at a table. */
export interface TableRecord {
  /** Id of the table's game. */
  readonly table: number;
  readonly round: number;
  readonly bets: readonly PlacedChips[];
  /** Null until the ball lies. */
  readonly number: number | null;
}

export interface TableBet {
  readonly row: RoundRow;
  readonly record: TableRecord;
}

function betOf(row: RoundRow): TableBet {
  return { row, record: JSON.parse(row.outcome) };
}

const codeOf = ({ gameId }: LiveTable) => catalogue().findById(gameId)?.code ?? '';

/** A member's bets at a table from an instant on, the oldest first, whatever has become of them. */
export function betsSince(world: World, table: LiveTable, memberId: number, from: number): TableBet[] {
  return world.db
    .select()
    .from(rounds)
    .where(and(eq(rounds.memberId, memberId), eq(rounds.gameCode, codeOf(table)), gte(rounds.at, from)))
    .orderBy(rounds.id)
    .all()
    .map(betOf);
}

/** A member's bets of the round that is running. */
export function betsOfRound(world: World, table: LiveTable, memberId: number, moment: Moment): TableBet[] {
  return betsSince(world, table, memberId, moment.startedAt).filter(
    ({ record }) => record.round === moment.round,
  );
}

/** Asked at every request. */
const openRows = prepared((db) =>
  db
    .select()
    .from(rounds)
    .where(and(eq(rounds.status, 'open'), eq(rounds.gameType, 'live')))
    .prepare(),
);

function openBets(world: World): TableBet[] {
  return openRows(world.db).all().map(betOf);
}

/**
 * Bets on the round that the player sees, once for each key. Whether it is still open the server's clock says when the request is there.
 * Call inside a transaction.
 * @throws Refusal `betsClosed`, `tableLimit`, `insufficientBalance`
 */
export function placeBets(
  world: World,
  table: LiveTable,
  { member, game }: Pick<PlaySession, 'member' | 'game'>,
  asked: { readonly key: string; readonly round: unknown; readonly bets: readonly PlacedChips[] },
): void {
  const { key, bets } = asked;
  const stake = sumOf(bets);
  const found = findRound(world, member.id, key);
  if (found) {
    if (found.stake === stake && found.gameCode === game.code) return;
    throw new FieldProblem({ key: 'idempotencyMismatch' });
  }
  const moment = openMoment(world, table, asked.round);
  const before = betsOfRound(world, table, member.id, moment).filter(({ row }) => row.status === 'open');
  if (before.reduce((sum, { row }) => sum + row.stake, stake) > table.highestStake)
    throw new Refusal('tableLimit');
  const { serverSeed, ...seeds } = seedsOfRound(world, table, moment.round);
  const proof: RoundProof = { ...seeds, commitment: commitmentTo(serverSeed), serverSeed: null };
  const outcome: TableRecord = { table: table.gameId, round: moment.round, bets, number: null };
  openRound(world, member, game, { key, stake, outcome, proof });
}

/** Takes back a member's bets of the round that is running; the stakes return. Call inside a transaction. @throws Refusal `betsClosed` */
export function takeBets(world: World, table: LiveTable, memberId: number, round: unknown): void {
  const moment = openMoment(world, table, round);
  for (const { row } of betsOfRound(world, table, memberId, moment)) voidRound(world, row);
}

function openMoment(world: World, table: LiveTable, round: unknown): Moment {
  const moment = momentAt(table, world.clock.now());
  if (moment.round !== round || moment.phase !== 'betting') throw new Refusal('betsClosed');
  return moment;
}

/** Gives back what lies on the table. Call inside a transaction. */
export function voidBetsAt(world: World, { gameId }: LiveTable): void {
  for (const { row, record } of openBets(world)) if (record.table === gameId) voidRound(world, row);
}

/** Bets of rounds whose ball lies by now. */
function dueBets(world: World): Array<TableBet & { readonly table: LiveTable; readonly at: number }> {
  const now = world.clock.now();
  return openBets(world).flatMap((bet) => {
    const table = liveTableOf({ id: bet.record.table });
    if (table === undefined) return [];
    const at = settlesAt(table, bet.record.round);
    return at <= now ? [{ ...bet, table, at }] : [];
  });
}

export function areBetsDue(world: World): boolean {
  return dueBets(world).length > 0;
}

/** Pays the rounds that are over, as of the instant at which the ball lay. Call inside a transaction, before anything else is done. */
export function settleTables(world: World): void {
  for (const { row, record, table, at } of dueBets(world)) {
    const number = pocketOfRound(world, table, record.round);
    const outcome: TableRecord = { ...record, number };
    const win = returnOfBets(record.bets, number);
    settleRound(world, row, { win, outcome, proof: proofOf(seedsOfRound(world, table, record.round)) }, at);
  }
}
