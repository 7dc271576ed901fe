import { inTransaction } from './database.ts';
import { clearFailures, countAttempt, ensureNotLocked } from './lockout.ts';
import { findMember, type MemberRow } from './members.ts';
import type { World } from './world.ts';

/** What failures of a login name count under, wherever its password is asked for. */
function subjectOf(name: string): string {
  return `login:${name.trim().toLowerCase()}`;
}

/** Whoever has proved otherwise who they are may try again at once. Call inside a transaction. */
export function forgetLoginFailures(world: World, name: string): void {
  clearFailures(world, subjectOf(name));
}

/**
 * Checks a login password. The attempt counts right before the hash is worked out: calls that come together are not more guesses than
 * calls in a row, and do not all wait for the disk at once. Failures count for the name that was typed, known or not.
 * @returns whether it is right; also false when the password was changed meanwhile
 * @throws Refusal `tooManyAttempts` while the name is locked
 * @throws BusyProblem before anything is counted
 */
export async function isLoginPassword(
  world: World,
  name: string,
  member: MemberRow | undefined,
  password: string,
): Promise<boolean> {
  const subject = subjectOf(name);
  ensureNotLocked(world, subject);
  world.passwords.ensurePlace();
  const count = () => inTransaction(world.db, () => countAttempt(world, subject));
  const stored = member?.passwordHash ?? null;
  if (!member || stored === null) {
    count();
    return false;
  }
  if (!(await world.passwords.isPassword(password, stored, count))) return false;
  return inTransaction(world.db, () => {
    if (findMember(world, member.id)?.passwordHash !== stored) return false;
    clearFailures(world, subject);
    return true;
  });
}
