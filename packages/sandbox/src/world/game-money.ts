import type { Centavos } from '@fortuna/domain/money.ts';
import { and, count, desc, eq, gt, gte, lt, max, sql } from 'drizzle-orm';
import { catalogue } from '../catalogue/catalogue.ts';
import type { CatalogueGame } from '../catalogue/catalogue-game.ts';
import { newBillNumber } from './bill-number.ts';
import { inTransaction } from './database.ts';
import { openGameAccount } from './game-accounts.ts';
import { type Account, balanceOf, gameAccountOf, type Move, post, walletOf } from './ledger.ts';
import { leftAfter, lifeMilliseconds, type Purpose } from './play-times.ts';
import { prepared } from './prepared.ts';
import { profileOf } from './profiles.ts';
import { Refusal } from './refusal.ts';
import { ledgerEntries, playTokens, rounds } from './schema.ts';
import { gameTransfers } from './tables-games.ts';
import type { World } from './world.ts';

export type TransferRow = typeof gameTransfers.$inferSelect;

/** The one place that says which account a round is paid from and pays into. */
export function purseOf(memberId: number, { providerKey }: Pick<CatalogueGame, 'providerKey'>): Account {
  return gameAccountOf(memberId, providerKey);
}

/** What comes after every account that begins like this one. */
const afterColon = ';';

const heldByAccount = prepared((db) =>
  db
    .select({ account: ledgerEntries.account, amount: sql<number>`sum(${ledgerEntries.amount})` })
    .from(ledgerEntries)
    .where(
      and(
        gte(ledgerEntries.account, sql.placeholder('from')),
        lt(ledgerEntries.account, sql.placeholder('to')),
      ),
    )
    .groupBy(ledgerEntries.account)
    .prepare(),
);

/** What each provider of games holds for a member; without those that hold nothing. */
export function moneyAtProviders(world: World, memberId: number): ReadonlyMap<string, Centavos> {
  const from = gameAccountOf(memberId, '');
  const rows = heldByAccount(world.db).all({ from, to: from.replace(/:$/, afterColon) });
  return new Map(
    rows
      .filter(({ amount }) => amount > 0)
      .map(({ account, amount }) => [account.slice(from.length), amount]),
  );
}

const sumOf = (held: ReadonlyMap<string, Centavos>) => [...held.values()].reduce((sum, one) => sum + one, 0);

/** What providers of games hold for a member in all. */
export function gameMoney(world: World, memberId: number): Centavos {
  return sumOf(moneyAtProviders(world, memberId));
}

/** The wallet, and what providers of games hold. */
export function playableMoney(world: World, memberId: number): Centavos {
  return balanceOf(world.db, walletOf(memberId)) + gameMoney(world, memberId);
}

/** Providers at which a game of the member is open, or about to be. */
export function openProviders(world: World, memberId: number): ReadonlySet<string> {
  const now = world.clock.now();
  const tokens = world.db
    .select({ code: playTokens.gameCode, purpose: playTokens.purpose, expiresAt: playTokens.expiresAt })
    .from(playTokens)
    .where(and(eq(playTokens.memberId, memberId), gt(playTokens.expiresAt, now)))
    .all();
  const open = tokens.flatMap(({ code, purpose, expiresAt }) => {
    const key = catalogue().find(code)?.providerKey;
    if (key === undefined) return [];
    const openedAt = expiresAt - lifeMilliseconds[purpose as Purpose];
    return now - Math.max(openedAt, lastRoundAt(world, memberId, key)) < leftAfter ? [key] : [];
  });
  return new Set(open);
}

function lastRoundAt(world: World, memberId: number, providerKey: string): number {
  const row = world.db
    .select({ at: max(rounds.at) })
    .from(rounds)
    .where(and(eq(rounds.memberId, memberId), eq(rounds.providerKey, providerKey)))
    .get();
  return row?.at ?? 0;
}

type Transfer = Pick<TransferRow, 'kind' | 'providerKey' | 'isAutomatic' | 'idempotencyKey'>;

/** Books the moves as one transaction, with the record of it. */
function book(world: World, memberId: number, transfer: Transfer, moves: readonly Move[]): TransferRow {
  const billNo = newBillNumber(world, 'T');
  const at = world.clock.now();
  post(world, transfer.kind === 'in' ? 'transfer-in' : 'transfer-out', billNo, moves, at);
  const amount = moves.reduce((sum, move) => sum + move.amount, 0);
  return world.db
    .insert(gameTransfers)
    .values({ ...transfer, billNo, memberId, amount, at })
    .returning()
    .get();
}

const byHand = { isAutomatic: false } as const;
const byItself = { isAutomatic: true, idempotencyKey: null } as const;

/** A move that a member asks for. */
export interface TransferOrder {
  readonly providerKey: string;
  /** Null: all that there is on the side that it leaves. */
  readonly amount: Centavos | null;
  readonly idempotencyKey: string | null;
}

/**
 * From the wallet to a provider, whose account is opened where there is none. Call inside a transaction.
 * @throws Refusal where the wallet has less, or nothing; or the provider does not take it
 */
export function transferIn(world: World, memberId: number, order: TransferOrder): TransferRow {
  const { providerKey, idempotencyKey } = order;
  const wallet = walletOf(memberId);
  const there = balanceOf(world.db, wallet);
  const amount = order.amount ?? there;
  if (amount === 0 || amount > there) throw new Refusal('insufficientBalance');
  openGameAccount(world, memberId, providerKey);
  const move = { from: wallet, to: gameAccountOf(memberId, providerKey), amount };
  return book(world, memberId, { kind: 'in', providerKey, ...byHand, idempotencyKey }, [move]);
}

/**
 * Back from a provider to the wallet. Call inside a transaction.
 * @throws Refusal where the provider holds less, or nothing
 */
export function transferOut(world: World, memberId: number, order: TransferOrder): TransferRow {
  const { providerKey, idempotencyKey } = order;
  const held = gameAccountOf(memberId, providerKey);
  const there = balanceOf(world.db, held);
  const amount = order.amount ?? there;
  if (there === 0) throw new Refusal('nothingToBringBack');
  if (amount > there) throw new Refusal('providerHoldsLess');
  const move = { from: held, to: walletOf(memberId), amount };
  return book(world, memberId, { kind: 'out', providerKey, ...byHand, idempotencyKey }, [move]);
}

function backFrom(memberId: number, held: ReadonlyMap<string, Centavos>): Move[] {
  return [...held].map(([providerKey, amount]) => ({
    from: gameAccountOf(memberId, providerKey),
    to: walletOf(memberId),
    amount,
  }));
}

/**
 * Back from all providers to the wallet. Call inside a transaction.
 * @throws Refusal where none holds anything
 */
export function transferAllOut(world: World, memberId: number, idempotencyKey: string | null): TransferRow {
  const moves = backFrom(memberId, moneyAtProviders(world, memberId));
  if (moves.length === 0) throw new Refusal('nothingToBringBack');
  return book(world, memberId, { kind: 'all_out', providerKey: null, ...byHand, idempotencyKey }, moves);
}

function isAutomatic(world: World, memberId: number): boolean {
  return profileOf(world, memberId).isAutoTransferOn;
}

function bringBack(world: World, memberId: number, held: ReadonlyMap<string, Centavos>): void {
  if (held.size === 0) return;
  const moves = backFrom(memberId, held);
  book(world, memberId, { kind: 'all_out', providerKey: null, ...byItself }, moves);
}

/** For members with automatic transfer, a launch brings all money to the provider of the game. Call inside a transaction. */
export function bringMoneyToGame(world: World, memberId: number, providerKey: string): void {
  if (!isAutomatic(world, memberId)) return;
  const held = moneyAtProviders(world, memberId);
  bringBack(world, memberId, new Map([...held].filter(([key]) => key !== providerKey)));
  const amount = balanceOf(world.db, walletOf(memberId));
  if (amount === 0) return;
  const move = { from: walletOf(memberId), to: gameAccountOf(memberId, providerKey), amount };
  book(world, memberId, { kind: 'in', providerKey, ...byItself }, [move]);
}

/**
 * The purse that is to pay a stake: before that fails, what has come into the wallet since the launch, or gone back to it, follows to the
 * game for members with automatic transfer. Call inside a transaction.
 */
export function payingPurse(
  world: World,
  memberId: number,
  game: Pick<CatalogueGame, 'providerKey'>,
  stake: Centavos,
): Account {
  const purse = purseOf(memberId, game);
  if (balanceOf(world.db, purse) < stake) bringMoneyToGame(world, memberId, game.providerKey);
  return purse;
}

/** What is held where no game is open, for members with automatic transfer. */
function idleMoney(world: World, memberId: number): ReadonlyMap<string, Centavos> {
  const held = moneyAtProviders(world, memberId);
  if (held.size === 0 || !isAutomatic(world, memberId)) return new Map();
  const open = openProviders(world, memberId);
  return new Map([...held].filter(([key]) => !open.has(key)));
}

/** A game that has ended holds nothing: for members with automatic transfer its money goes back. Call inside a transaction. */
export function returnIdleMoney(world: World, memberId: number): void {
  bringBack(world, memberId, idleMoney(world, memberId));
}

/** The same outside a transaction, before money is read: games end by time, too, and there is no timer. */
export function settleIdleMoney(world: World, memberId: number): void {
  if (idleMoney(world, memberId).size === 0) return;
  inTransaction(world.db, () => returnIdleMoney(world, memberId));
}

/** What a withdrawal may take: the wallet, and for members with automatic transfer what would come back to it. */
export function withdrawableMoney(world: World, memberId: number): Centavos {
  return isAutomatic(world, memberId)
    ? playableMoney(world, memberId)
    : balanceOf(world.db, walletOf(memberId));
}

/** Brings back what the wallet lacks for an amount that may be withdrawn, all at once. Call inside a transaction. */
export function fillWallet(world: World, memberId: number, amount: Centavos): void {
  if (balanceOf(world.db, walletOf(memberId)) >= amount) return;
  bringBack(world, memberId, moneyAtProviders(world, memberId));
}

/** A page of a member's moves, newest first, and how many there are. */
export function listTransfers(world: World, memberId: number, slice: { limit: number; offset: number }) {
  const isOwn = eq(gameTransfers.memberId, memberId);
  const rows = world.db
    .select()
    .from(gameTransfers)
    .where(isOwn)
    .orderBy(desc(gameTransfers.id))
    .limit(slice.limit)
    .offset(slice.offset)
    .all();
  const total = world.db.select({ total: count() }).from(gameTransfers).where(isOwn).get()?.total ?? 0;
  return { rows, total };
}
