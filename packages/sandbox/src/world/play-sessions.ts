import { and, eq } from 'drizzle-orm';
import { catalogue } from '../catalogue/catalogue.ts';
import type { CatalogueGame } from '../catalogue/catalogue-game.ts';
import { isPlayable } from '../engines/playable.ts';
import { newServerSeed } from './fairness.ts';
import { digest } from './hashing.ts';
import { findMember, type MemberRow } from './members.ts';
import { lifeMilliseconds, type Purpose } from './play-times.ts';
import { randomHex } from './random.ts';
import { Refusal } from './refusal.ts';
import { playTokens } from './schema.ts';
import type { World } from './world.ts';

export interface PlayToken {
  readonly token: string;
  readonly expiresAt: number;
}

type Launch = Pick<typeof playTokens.$inferSelect, 'memberId' | 'gameCode' | 'accessHash'>;

function issue(world: World, purpose: Purpose, { memberId, gameCode, accessHash }: Launch): PlayToken {
  const token = randomHex(24);
  const expiresAt = world.clock.now() + lifeMilliseconds[purpose];
  world.db
    .insert(playTokens)
    .values({
      hash: digest(token),
      purpose,
      memberId,
      gameCode,
      accessHash,
      serverSeed: newServerSeed(world),
      nonce: 0,
      expiresAt,
    })
    .run();
  return { token, expiresAt };
}

/**
 * A token that opens a game once, and ends with the session that asks for it.
 * @throws Refusal while the game is closed, or where no engine plays it
 */
export function issueLaunchToken(
  world: World,
  memberId: number,
  game: CatalogueGame,
  accessToken: string | null,
): PlayToken {
  if (!game.isOpen) throw new Refusal('gameClosed');
  if (!isPlayable(game)) throw new Refusal('gameNotPlayable');
  const accessHash = accessToken === null ? null : digest(accessToken);
  return issue(world, 'launch', { memberId, gameCode: game.code, accessHash });
}

/** Exchanges a launch token, using it up, for the token of a game session; null when it is not valid. */
export function openPlaySession(world: World, launchToken: string): PlayToken | null {
  const row = world.db
    .delete(playTokens)
    .where(and(eq(playTokens.hash, digest(launchToken)), eq(playTokens.purpose, 'launch')))
    .returning()
    .get();
  if (!row || row.expiresAt <= world.clock.now()) return null;
  return issue(world, 'session', row);
}

export interface PlaySession {
  readonly member: MemberRow;
  readonly game: CatalogueGame;
  /** Of its token. */
  readonly hash: string;
  /** Of its next round, for an engine whose players have rounds of their own: a secret until that is played. */
  readonly serverSeed: string;
  readonly nonce: number;
}

/** Who plays what with a session token; null when it is not valid, or the member has been disabled or forced offline. */
export function findPlaySession(world: World, token: string): PlaySession | null {
  return sessionOfHash(world, digest(token));
}

function sessionOfHash(world: World, hash: string): PlaySession | null {
  const row = world.db
    .select()
    .from(playTokens)
    .where(and(eq(playTokens.hash, hash), eq(playTokens.purpose, 'session')))
    .get();
  if (!row || row.expiresAt <= world.clock.now()) return null;
  const member = findMember(world, row.memberId);
  const game = catalogue().find(row.gameCode);
  if (!member || !game || member.status !== 1 || member.isForcedOffline) return null;
  const { serverSeed, nonce } = row;
  return { member, game, hash, serverSeed, nonce };
}

/** Whether a session that was found is still one: neither run out, nor ended with the login, a block or the desk. */
export function isPlaySession(world: World, { hash }: PlaySession): boolean {
  return sessionOfHash(world, hash) !== null;
}

/** The seed of the session's next round is used up; another one is made. Call inside the transaction that records the round. */
export function useServerSeed(world: World, session: PlaySession): PlaySession {
  const next = { serverSeed: newServerSeed(world), nonce: session.nonce + 1 };
  world.db.update(playTokens).set(next).where(eq(playTokens.hash, session.hash)).run();
  return { ...session, ...next };
}
