import type { Centavos } from '@fortuna/domain/money.ts';
import { and, eq } from 'drizzle-orm';
import type { CatalogueGame } from '../catalogue/catalogue-game.ts';
import type { RoundProof } from './fairness.ts';
import { payingPurse, purseOf } from './game-money.ts';
import { type Account, type Move, post, walletOf } from './ledger.ts';
import type { MemberRow } from './members.ts';
import { countBet } from './promotions/standing.ts';
import { changeBonusMoney, coverTurnover } from './promotions/turnover.ts';
import { raiseLevel } from './promotions/vip.ts';
import { rounds } from './schema.ts';
import type { World } from './world.ts';

export type RoundRow = typeof rounds.$inferSelect;

/** A bet as its engine places it. */
export interface Bet {
  /** Made by the game page, once for each bet: it is placed once, however often it is sent. */
  readonly key: string;
  readonly stake: Centavos;
  /** The engine's own, as JSON; kept as it is. */
  readonly outcome?: unknown;
  readonly proof?: RoundProof;
}

/** How a bet ended. */
export interface Settlement {
  /** What returns to the player's purse; 0: nothing. */
  readonly win: Centavos;
  /** In place of what the bet was placed with. */
  readonly outcome?: unknown;
  readonly proof?: RoundProof;
}

const textOf = (value: unknown): string => JSON.stringify(value ?? null);

/** The bet that a member has placed with this key, whatever has become of it. */
export function findRound(world: World, memberId: number, key: string): RoundRow | undefined {
  return world.db
    .select()
    .from(rounds)
    .where(and(eq(rounds.memberId, memberId), eq(rounds.key, key)))
    .get();
}

export function findRoundById(world: World, id: number): RoundRow | undefined {
  return world.db.select().from(rounds).where(eq(rounds.id, id)).get();
}

const referenceOf = ({ gameCode, key }: Pick<RoundRow, 'gameCode' | 'key'>) => `${gameCode}:${key}`;

const staked = (from: Account, amount: Centavos): Move => ({ from, to: 'house:games', amount });

const returned = (to: Account, amount: Centavos): Move => ({ from: 'house:games', to, amount });

function insert(
  world: World,
  member: Pick<MemberRow, 'id'>,
  game: CatalogueGame,
  { key, stake, outcome, proof }: Bet,
  end: Pick<RoundRow, 'status' | 'win' | 'settledAt'>,
  at: number,
): RoundRow {
  return world.db
    .insert(rounds)
    .values({
      memberId: member.id,
      gameCode: game.code,
      gameType: game.type,
      providerKey: game.providerKey,
      key,
      stake,
      outcome: textOf(outcome),
      proof: proof === undefined ? null : textOf(proof),
      at,
      ...end,
    })
    .returning()
    .get();
}

/** What a settled bet counts for. */
function count(
  world: World,
  { memberId, gameType, stake, win }: Pick<RoundRow, 'memberId' | 'gameType' | 'stake' | 'win'>,
  at: number,
): void {
  countBet(world, memberId, { gameType: gameType as CatalogueGame['type'], stake, payout: win }, at);
  raiseLevel(world, memberId, at);
  coverTurnover(world, memberId, stake, at);
  changeBonusMoney(world, memberId, win - stake);
}

/**
 * Places a bet whose outcome is not known yet: the stake leaves the player's purse, the record says X. Call inside a transaction, after
 * `findRound` has found none.
 * @throws Refusal `insufficientBalance`
 */
export function openRound(
  world: World,
  member: Pick<MemberRow, 'id'>,
  game: CatalogueGame,
  bet: Bet,
  at: number = world.clock.now(),
): RoundRow {
  const reference = referenceOf({ gameCode: game.code, key: bet.key });
  const purse = payingPurse(world, member.id, game, bet.stake);
  post(world, 'round', reference, [staked(purse, bet.stake)], at);
  return insert(world, member, game, bet, { status: 'open', win: 0, settledAt: null }, at);
}

/** Ends an open bet: pays it, and counts it for everything that bets count for. Does nothing to one that has ended. Call inside a transaction. */
export function settleRound(
  world: World,
  row: RoundRow,
  { win, outcome, proof }: Settlement,
  at: number = world.clock.now(),
): RoundRow {
  if (row.status !== 'open') return row;
  if (win > 0) post(world, 'round', referenceOf(row), [returned(purseOf(row.memberId, row), win)], at);
  const settled = world.db
    .update(rounds)
    .set({
      status: 'settled',
      win,
      settledAt: at,
      ...(outcome === undefined ? {} : { outcome: textOf(outcome) }),
      ...(proof === undefined ? {} : { proof: textOf(proof) }),
    })
    .where(eq(rounds.id, row.id))
    .returning()
    .get();
  count(world, settled, at);
  return settled;
}

/** What of a bet was secret until now: nothing about its money changes. Call inside a transaction. */
export function revealRound(
  world: World,
  id: number,
  { outcome, proof }: Required<Pick<Settlement, 'outcome' | 'proof'>>,
): void {
  const revealed = { outcome: textOf(outcome), proof: textOf(proof) };
  world.db.update(rounds).set(revealed).where(eq(rounds.id, id)).run();
}

/**
 * Voids an open bet: the stake returns, once, and nothing is counted. Call inside a transaction.
 * @returns false for one that has ended: it stays as it is
 */
export function voidRound(world: World, row: RoundRow, at: number = world.clock.now()): boolean {
  if (row.status !== 'open') return false;
  post(world, 'round-void', referenceOf(row), [returned(purseOf(row.memberId, row), row.stake)], at);
  world.db.update(rounds).set({ status: 'void', settledAt: at }).where(eq(rounds.id, row.id)).run();
  return true;
}

/**
 * Writes a bet that is placed and settled at once, in one movement of money. Call inside a transaction.
 * @param purse pays the stake and is paid the win; the history of the seeds was paid by the wallet
 */
export function recordRound(
  world: World,
  member: Pick<MemberRow, 'id'>,
  game: CatalogueGame,
  round: Bet & { readonly win: Centavos },
  at: number = world.clock.now(),
  purse: Account = walletOf(member.id),
): RoundRow {
  const { win, ...bet } = round;
  const reference = referenceOf({ gameCode: game.code, key: bet.key });
  post(world, 'round', reference, [staked(purse, bet.stake), returned(purse, win)], at);
  const row = insert(world, member, game, bet, { status: 'settled', win, settledAt: at }, at);
  count(world, row, at);
  return row;
}
