import { and, eq, ne, sql } from 'drizzle-orm';
import { returnIdleMoney } from './game-money.ts';
import { digest } from './hashing.ts';
import { prepared } from './prepared.ts';
import { randomHex } from './random.ts';
import { playTokens, tokens } from './schema.ts';
import type { World } from './world.ts';

/** Seconds that an access token lives. */
export const tokenLifeSeconds = 2 * 60 * 60;

export interface IssuedToken {
  readonly token: string;
  readonly expiresAt: number;
}

/** A new opaque token; only its hash is kept. */
export function issueToken(world: World, memberId: number): IssuedToken {
  const token = randomHex(32);
  const expiresAt = world.clock.now() + tokenLifeSeconds * 1000;
  world.db
    .insert(tokens)
    .values({ hash: digest(token), memberId, expiresAt })
    .run();
  return { token, expiresAt };
}

const tokenByHash = prepared((db) =>
  db
    .select()
    .from(tokens)
    .where(eq(tokens.hash, sql.placeholder('hash')))
    .prepare(),
);

/** The id of the member that a token stands for; null when it is unknown, revoked or expired. */
export function memberIdOfToken(world: World, token: string): number | null {
  const row = tokenByHash(world.db).get({ hash: digest(token) });
  return row && row.expiresAt > world.clock.now() ? row.memberId : null;
}

/** Ends a session, and the games that were launched in it. Call inside a transaction. */
export function revokeToken(world: World, token: string): void {
  const hash = digest(token);
  const ended = world.db.delete(tokens).where(eq(tokens.hash, hash)).returning().get();
  world.db.delete(playTokens).where(eq(playTokens.accessHash, hash)).run();
  if (ended) returnIdleMoney(world, ended.memberId);
}

/** Ends a member's games, and the launches that have not been used. Call inside a transaction. */
export function endGamesOf(world: World, memberId: number): void {
  world.db.delete(playTokens).where(eq(playTokens.memberId, memberId)).run();
  returnIdleMoney(world, memberId);
}

/** Ends every session of a member but the one that asks, and all games. Call inside a transaction. */
export function revokeOtherTokens(world: World, memberId: number, token: string | null): void {
  const isOther = token === null ? undefined : ne(tokens.hash, digest(token));
  world.db
    .delete(tokens)
    .where(and(eq(tokens.memberId, memberId), isOther))
    .run();
  endGamesOf(world, memberId);
}

/** Ends every session and game of a member. Call inside a transaction. */
export function revokeTokensOf(world: World, memberId: number): void {
  revokeOtherTokens(world, memberId, null);
}
