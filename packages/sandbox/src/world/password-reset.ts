import { desc, eq, isNotNull } from 'drizzle-orm';
import { isSame } from './hashing.ts';
import { clearFailures, countAttempt } from './lockout.ts';
import { forgetLoginFailures } from './login-password.ts';
import { findMember, findMemberByName, type MemberRow, updateMember } from './members.ts';
import { notify } from './notifications.ts';
import { Refusal } from './refusal.ts';
import { isCodeAlive, newCode, type SentCode } from './sent-code.ts';
import { passwordCodes } from './tables-account.ts';
import { revokeTokensOf } from './tokens.ts';
import type { World } from './world.ts';

export type PasswordCodeRow = typeof passwordCodes.$inferSelect;

function normal(name: string): string {
  return name.trim().toLowerCase();
}

/** What asking for codes counts under: five without a new password, and the name has to wait. */
function subjectOf(name: string): string {
  return `password-code:${name}`;
}

function codeOf(world: World, name: string): PasswordCodeRow | undefined {
  return world.db.select().from(passwordCodes).where(eq(passwordCodes.name, name)).get();
}

/** Nobody else gets a code, and nobody who asks learns of it (requirement AUTH-09: who has no password gets one from support). */
function canReset(member: MemberRow | undefined): member is MemberRow {
  return member !== undefined && member.email !== null && member.passwordHash !== null;
}

/**
 * Sends a code to the address bound to a login name, which here means that the desk and the test control show it. Waits and refusals are
 * the same for names that nobody has. Call inside a transaction.
 * @throws Refusal `codeTooSoon`, `tooManyAttempts`
 */
export function sendPasswordCode(world: World, typed: string): Pick<SentCode, 'expiresAt' | 'resendAt'> {
  const name = normal(typed);
  if ((codeOf(world, name)?.resendAt ?? 0) > world.clock.now()) throw new Refusal('codeTooSoon');
  countAttempt(world, subjectOf(name));
  const member = findMemberByName(world, name);
  const row = { memberId: canReset(member) ? member.id : null, ...newCode(world) };
  world.db
    .insert(passwordCodes)
    .values({ name, ...row })
    .onConflictDoUpdate({ target: passwordCodes.name, set: row })
    .run();
  return row;
}

/**
 * Whose code it is. Wrong codes are counted; the fifth one invalidates it. Call inside a transaction.
 * @returns undefined whatever is wrong, so that nobody learns what
 */
export function memberOfPasswordCode(world: World, typed: string, code: string): MemberRow | undefined {
  const name = normal(typed);
  const row = codeOf(world, name);
  if (!row || !isCodeAlive(world, row)) return undefined;
  if (row.memberId !== null && isSame(row.code, code)) return findMember(world, row.memberId);
  world.db
    .update(passwordCodes)
    .set({ failures: row.failures + 1 })
    .where(eq(passwordCodes.name, name))
    .run();
  return undefined;
}

/** Sets the password that a code has let in, uses the code up and ends all sessions. Call inside a transaction. */
export function resetPassword(world: World, member: MemberRow, passwordHash: string): void {
  world.db.delete(passwordCodes).where(eq(passwordCodes.memberId, member.id)).run();
  clearFailures(world, subjectOf(member.name));
  forgetLoginFailures(world, member.name);
  updateMember(world, member.id, { passwordHash });
  revokeTokensOf(world, member.id);
  notify(world, member.id, 'passwordChanged');
}

/** What would be in the mailboxes, newest first. */
export function sentPasswordCodes(world: World): PasswordCodeRow[] {
  return world.db
    .select()
    .from(passwordCodes)
    .where(isNotNull(passwordCodes.memberId))
    .orderBy(desc(passwordCodes.expiresAt))
    .limit(50)
    .all();
}

/** For the test control only. */
export function passwordCodeFor(world: World, name: string): string | null {
  const row = codeOf(world, normal(name));
  return row && row.memberId !== null ? row.code : null;
}
