import type { PlacedChips } from '@fortuna/domain/fair-play/roulette.ts';
import type { Centavos } from '@fortuna/domain/money.ts';
import { type RoundResult, resultOfRound } from '../engines/round-result.ts';
import type { MessageLanguage } from '../messages/translate.ts';
import { commitmentTo } from '../world/fairness.ts';
import { purseOf } from '../world/game-money.ts';
import { balanceOf } from '../world/ledger.ts';
import type { PlaySession } from '../world/play-sessions.ts';
import type { World } from '../world/world.ts';
import type { LiveTable } from './live-tables.ts';
import { betsSince, type TableBet } from './table-bets.ts';
import { momentAt, type Phase, startOf } from './table-clock.ts';
import { orderOf, type TableOrder } from './table-orders.ts';
import { lastNumbers, pocketOfRound, seedsOfRound } from './table-rounds.ts';
import { isSeated, playersAt } from './table-seats.ts';

export type TableState = 'open' | 'closed' | 'full' | 'offline';

/** What is told of a table to everybody. */
export interface TableOverview {
  readonly state: TableState;
  /** Whole seconds until bets close or are taken again; null where the table is full or offline. */
  readonly secondsLeft: number | null;
  readonly players: number;
  readonly lastNumbers: readonly number[];
}

export function overviewOf(world: World, table: LiveTable): TableOverview {
  const now = world.clock.now();
  const { order, since } = orderOf(world, table);
  const players = playersAt(world, table);
  const numbers = lastNumbers(world, table, since);
  if (order === 'offline') return { state: 'offline', secondsLeft: null, players, lastNumbers: [] };
  if (order === 'full' || players >= table.seats)
    return { state: 'full', secondsLeft: null, players, lastNumbers: numbers };
  const { phase, startedAt, endsAt, round } = momentAt(table, now);
  const isOpen = phase === 'betting' && startedAt >= since;
  const until = isOpen ? endsAt : startOf(table, round + 1);
  return {
    state: isOpen ? 'open' : 'closed',
    secondsLeft: Math.max(0, Math.ceil((until - now) / 1000)),
    players,
    lastNumbers: numbers,
  };
}

/** How a member's bets of a round have ended. */
export interface PlayedRound {
  readonly round: number;
  readonly number: number;
  readonly stake: Centavos;
  readonly win: Centavos;
  readonly result: RoundResult;
  /** Ids of the records, the newest last. */
  readonly records: readonly number[];
}

/** What a player at the table sees. */
export interface TableStanding {
  /** By the server's clock, as `endsAt`: a page asks no clock of its own, only how much time has passed. */
  readonly now: number;
  readonly round: number;
  readonly phase: Phase | 'full' | 'offline';
  /** Of the phase. */
  readonly endsAt: number;
  /** Of the whole phase, in milliseconds. */
  readonly lasts: number;
  /** From the last bet on; nobody may bet on it any more. */
  readonly number: number | null;
  /** SHA-256 of the seed of the round that bets are taken for, or of the next one. */
  readonly next: { readonly commitment: string; readonly nonce: number };
  readonly lastNumbers: readonly number[];
  readonly players: number;
  readonly balance: Centavos;
  /** What the member has placed in this round, on any device. */
  readonly bets: readonly PlacedChips[];
  /** Under which they were placed: how a page learns whether a bet whose answer it lost has arrived. */
  readonly keys: readonly string[];
  /** The member's last rounds at the table that have ended, the newest last: a page that was away finds what it missed. */
  readonly played: readonly PlayedRound[];
}

/** So far back a page is told what it may have missed, in rounds. */
const rememberedRounds = 20;

/** Chips of several bets as they lie on the cloth. */
function together(bets: readonly TableBet[]): PlacedChips[] {
  const sums = new Map<string, Centavos>();
  for (const { spot, amount } of bets.flatMap(({ record }) => record.bets))
    sums.set(spot, (sums.get(spot) ?? 0) + amount);
  return [...sums].map(([spot, amount]) => ({ spot, amount }));
}

/** The bets of one round as one, once they are paid. */
function playedOf(bets: readonly TableBet[], language: MessageLanguage): PlayedRound[] {
  const [first] = bets;
  if (first === undefined || first.record.number === null) return [];
  const stake = bets.reduce((sum, { row }) => sum + row.stake, 0);
  const win = bets.reduce((sum, { row }) => sum + row.win, 0);
  return [
    {
      round: first.record.round,
      number: first.record.number,
      stake,
      win,
      result: resultOfRound(stake, win, language),
      records: bets.map(({ row }) => row.id),
    },
  ];
}

function playedRounds(bets: readonly TableBet[], language: MessageLanguage): PlayedRound[] {
  const settled = bets.filter(({ row }) => row.status === 'settled');
  const byRound = Map.groupBy(settled, ({ record }) => record.round);
  return [...byRound.values()].flatMap((ofRound) => playedOf(ofRound, language));
}

/** How the table stands for a member: the same on each of their devices. */
export function standingOf(
  world: World,
  table: LiveTable,
  { member: { id: memberId }, game }: Pick<PlaySession, 'member' | 'game'>,
  language: MessageLanguage,
): TableStanding {
  const now = world.clock.now();
  const { since } = orderOf(world, table);
  const { round, phase, startedAt, endsAt } = momentAt(table, now);
  const admission = admissionOf(world, table, memberId);
  const isDealt = admission !== 'offline' && startedAt >= since;
  const remembered = betsSince(world, table, memberId, startOf(table, round - rememberedRounds));
  const bets = remembered.filter(({ row, record }) => row.status !== 'void' && record.round === round);
  const { serverSeed, nonce } = seedsOfRound(world, table, phase === 'betting' ? round : round + 1);
  return {
    now,
    round,
    phase: !isDealt ? 'offline' : admission === 'full' ? 'full' : phase,
    endsAt,
    lasts: table.pace[phase],
    number: phase === 'betting' || !isDealt ? null : pocketOfRound(world, table, round),
    next: { commitment: commitmentTo(serverSeed), nonce },
    lastNumbers: isDealt ? lastNumbers(world, table, since) : [],
    players: playersAt(world, table),
    balance: balanceOf(world.db, purseOf(memberId, game)),
    bets: together(bets),
    keys: bets.map(({ row }) => row.key),
    played: playedRounds(remembered, language),
  };
}

/** Whether a member may sit down: the table is dealt, and has a seat for them. Who sits there keeps theirs. */
export function admissionOf(world: World, table: LiveTable, memberId: number): TableOrder {
  const { order } = orderOf(world, table);
  if (order === 'offline' || isSeated(world, table, memberId)) return order === 'offline' ? order : 'open';
  return playersAt(world, table) >= table.seats ? 'full' : order;
}
