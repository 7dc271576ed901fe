import { desc, eq } from 'drizzle-orm';
import { digest, isSame } from './hashing.ts';
import { type MemberRow, updateMember } from './members.ts';
import { notify } from './notifications.ts';
import { randomHex } from './random.ts';
import { FieldProblem, Refusal } from './refusal.ts';
import { members } from './schema.ts';
import { isCodeAlive, newCode } from './sent-code.ts';
import { emailCodes, passwordTickets } from './tables-account.ts';
import type { World } from './world.ts';

const minute = 60_000;
const ticketMinutes = 10;

export interface IssuedTicket {
  readonly ticket: string;
  readonly expiresAt: number;
}

/** Proof that the login password was given; a new one replaces the one before. */
export function issuePasswordTicket(world: World, memberId: number): IssuedTicket {
  const ticket = randomHex(16);
  const row = { hash: digest(ticket), expiresAt: world.clock.now() + ticketMinutes * minute };
  world.db
    .insert(passwordTickets)
    .values({ memberId, ...row })
    .onConflictDoUpdate({ target: passwordTickets.memberId, set: row })
    .run();
  return { ticket, expiresAt: row.expiresAt };
}

function ensureTicket(world: World, memberId: number, ticket: string): void {
  const row = world.db.select().from(passwordTickets).where(eq(passwordTickets.memberId, memberId)).get();
  const isValid = row && row.expiresAt > world.clock.now() && isSame(row.hash, digest(ticket));
  if (!isValid) throw new FieldProblem({ ticket: 'ticketInvalid' });
}

function ensureFree(world: World, memberId: number, email: string): void {
  const owner = world.db.select().from(members).where(eq(members.email, email)).get();
  if (owner && owner.id !== memberId) throw new FieldProblem({ email: 'emailTaken' });
}

export type EmailCodeRow = typeof emailCodes.$inferSelect;

function codeOf(world: World, memberId: number): EmailCodeRow | undefined {
  return world.db.select().from(emailCodes).where(eq(emailCodes.memberId, memberId)).get();
}

/**
 * Sends a code, which here means that the desk and the test control show it. The ticket is valid until the address is bound. Call inside
 * a transaction.
 * @throws FieldProblem for a ticket that is not valid, an address that is another member's
 * @throws Refusal `codeTooSoon`
 */
export function sendEmailCode(
  world: World,
  member: MemberRow,
  address: string,
  ticket: string,
): EmailCodeRow {
  const email = address.trim().toLowerCase();
  ensureTicket(world, member.id, ticket);
  ensureFree(world, member.id, email);
  if ((codeOf(world, member.id)?.resendAt ?? 0) > world.clock.now()) throw new Refusal('codeTooSoon');
  const row = { email, ...newCode(world) };
  return world.db
    .insert(emailCodes)
    .values({ memberId: member.id, ...row })
    .onConflictDoUpdate({ target: emailCodes.memberId, set: row })
    .returning()
    .get();
}

/**
 * Binds the address that a code was sent to. Wrong codes are counted; the fifth one invalidates it. Call inside a transaction.
 * @returns false for a wrong code, whose count must be kept
 * @throws Refusal `codeExpired` without a valid code for the address
 * @throws FieldProblem where the address has become another member's
 */
export function bindEmail(world: World, member: MemberRow, address: string, code: string): boolean {
  const email = address.trim().toLowerCase();
  const row = codeOf(world, member.id);
  if (!row || row.email !== email || !isCodeAlive(world, row)) throw new Refusal('codeExpired');
  const own = eq(emailCodes.memberId, member.id);
  if (!isSame(row.code, code)) {
    world.db
      .update(emailCodes)
      .set({ failures: row.failures + 1 })
      .where(own)
      .run();
    return false;
  }
  ensureFree(world, member.id, email);
  world.db.delete(emailCodes).where(own).run();
  world.db.delete(passwordTickets).where(eq(passwordTickets.memberId, member.id)).run();
  updateMember(world, member.id, { email });
  notify(world, member.id, 'emailBound', { email });
  return true;
}

/** What would be in the mailboxes: the valid codes, newest first. */
export function sentEmailCodes(world: World): EmailCodeRow[] {
  return world.db.select().from(emailCodes).orderBy(desc(emailCodes.expiresAt)).limit(50).all();
}

/** For the test control only. */
export function emailCodeFor(world: World, email: string): string | null {
  const row = world.db.select().from(emailCodes).where(eq(emailCodes.email, email.toLowerCase())).get();
  return row?.code ?? null;
}
