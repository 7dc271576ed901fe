import type { RandomInteger } from '@fortuna/domain/fair-play/draws.ts';
import { eq, sql } from 'drizzle-orm';
import { isSame, keyedDigest } from './hashing.ts';
import { clearFailures, ensureNotLocked, recordFailure } from './lockout.ts';
import { prepared } from './prepared.ts';
import { pick } from './random.ts';
import { Refusal } from './refusal.ts';
import { members } from './schema.ts';
import { endGamesOf, revokeTokensOf } from './tokens.ts';
import { secretOf, type World } from './world.ts';

export type MemberRow = typeof members.$inferSelect;

/** Letters and digits that cannot be confused. */
const inviteAlphabet = [...'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'];

const memberById = prepared((db) =>
  db
    .select()
    .from(members)
    .where(eq(members.id, sql.placeholder('id')))
    .prepare(),
);

export function findMember(world: World, id: number): MemberRow | undefined {
  return memberById(world.db).get({ id });
}

/** Names are compared in lower case, as they are stored. */
export function findMemberByName(world: World, name: string): MemberRow | undefined {
  return world.db.select().from(members).where(eq(members.name, name.trim().toLowerCase())).get();
}

export function findMemberByInviteCode(world: World, code: string): MemberRow | undefined {
  return world.db.select().from(members).where(eq(members.inviteCode, code.trim().toUpperCase())).get();
}

export function findMemberByPhone(world: World, phone: string): MemberRow | undefined {
  return world.db.select().from(members).where(eq(members.phone, phone)).get();
}

export type NewMember = Pick<MemberRow, 'name' | 'passwordHash' | 'language'> & Partial<MemberRow>;

function newInviteCode(random: RandomInteger): string {
  return Array.from({ length: 8 }, () => pick(random, inviteAlphabet)).join('');
}

export function addMember(world: World, member: NewMember): MemberRow {
  const now = world.clock.now();
  return world.db
    .insert(members)
    .values({
      inviteCode: newInviteCode(world.random),
      status: 1,
      isDemo: false,
      isAgent: false,
      level: 0,
      turnoverLeft: 0,
      bonusMoney: 0,
      isForcedOffline: false,
      createdAt: now,
      updatedAt: now,
      ...member,
      name: member.name.trim().toLowerCase(),
    })
    .returning()
    .get();
}

/**
 * A member who is blocked loses all games, and is told so by every answer to their sessions; these do not come back with the
 * account.
 */
export function updateMember(world: World, id: number, change: Partial<MemberRow>): void {
  const now = world.clock.now();
  // What is not there has not been changed either.
  const changedAt = (hash: string | null | undefined) => (hash === null ? null : now);
  world.db
    .update(members)
    .set({
      ...change,
      ...('passwordHash' in change && { passwordChangedAt: changedAt(change.passwordHash) }),
      ...('withdrawalPasswordHash' in change && {
        withdrawalPasswordChangedAt: changedAt(change.withdrawalPasswordHash),
      }),
      updatedAt: now,
    })
    .where(eq(members.id, id))
    .run();
  if (change.status === -1) endGamesOf(world, id);
  else if (change.status !== undefined) revokeTokensOf(world, id);
}

/** Six digits are easy to guess, so what protects them is the server's key and the lockout, not a slow hash. */
export function withdrawalPasswordHash(world: World, memberId: number, password: string): string {
  return keyedDigest(secretOf(world), `withdrawal-password:${memberId}:${password}`);
}

function withdrawalPasswordSubject(memberId: number): string {
  return `withdrawal-password:${memberId}`;
}

/** Whoever has proved otherwise who they are may try again at once. Call inside a transaction. */
export function forgetWithdrawalPasswordFailures(world: World, memberId: number): void {
  clearFailures(world, withdrawalPasswordSubject(memberId));
}

/**
 * Wrong ones are counted; call outside a transaction that a refusal would roll back.
 * @throws Refusal `withdrawalPasswordMissing`, or `tooManyAttempts` while locked
 */
export function isWithdrawalPassword(world: World, member: MemberRow, password: string): boolean {
  const subject = withdrawalPasswordSubject(member.id);
  if (member.withdrawalPasswordHash === null) throw new Refusal('withdrawalPasswordMissing');
  ensureNotLocked(world, subject);
  if (!isSame(withdrawalPasswordHash(world, member.id, password), member.withdrawalPasswordHash)) {
    recordFailure(world, subject);
    return false;
  }
  clearFailures(world, subject);
  return true;
}

/** @throws Refusal for demonstration members, who take no part in anything with money (requirement GAME-08, chosen). */
export function ensureNotDemo(member: MemberRow): void {
  if (member.isDemo) throw new Refusal('demoNotAllowed');
}

/** @throws Refusal for demonstration members: their account is everybody's, so nobody may take it over. */
export function ensureOwnSecrets(member: MemberRow): void {
  if (member.isDemo) throw new Refusal('demoSecretsFixed');
}
