import { clearFailures, ensureNotLocked, recordFailure } from '../lockout.ts';
import { findMember, findMemberByInviteCode, type MemberRow, updateMember } from '../members.ts';
import { notify } from '../notifications.ts';
import { Refusal } from '../refusal.ts';
import { subordinateRegistrations } from '../tables-promotions.ts';
import type { World } from '../world.ts';
import { ensureTakesPart } from './rewards.ts';
import { maskedName } from './team.ts';

export interface SubordinateInput {
  readonly phone: string;
  readonly inviteCode: string;
  readonly memberId: number;
}

function isAbove(world: World, member: MemberRow, candidateId: number): boolean {
  const seen = new Set<number>();
  for (let id = member.topId; id !== null && !seen.has(id); id = findMember(world, id)?.topId ?? null) {
    if (id === candidateId) return true;
    seen.add(id);
  }
  return false;
}

function ensureOwnCode(world: World, member: MemberRow, code: string): void {
  const owner = findMemberByInviteCode(world, code);
  if (!owner) throw new Refusal('agentUnknown');
  if (owner.id !== member.id) throw new Refusal('inviteCodeNotOwn');
}

/**
 * Finds the member whom the caller may register.
 * @throws Refusal with code 409 for an unknown UID and for a wrong phone alike; five of them in a row lock for fifteen minutes
 */
export function findRegistrable(world: World, member: MemberRow, input: SubordinateInput): MemberRow {
  ensureTakesPart(member);
  ensureOwnCode(world, member, input.inviteCode);
  const subject = `subordinate:${member.id}`;
  ensureNotLocked(world, subject);
  const invitee = findMember(world, input.memberId);
  if (!invitee || invitee.isDemo || invitee.phone !== input.phone) {
    recordFailure(world, subject);
    throw new Refusal('userUnknown', {}, 409);
  }
  clearFailures(world, subject);
  if (invitee.id === member.id) throw new Refusal('subordinateOneself');
  if (isAbove(world, member, invitee.id)) throw new Refusal('subordinateAbove');
  if (invitee.topId !== null) throw new Refusal('agentBoundAlready');
  return invitee;
}

/** Puts a member below an agent. Call inside a transaction, right after `findRegistrable`. */
export function registerSubordinate(world: World, agent: MemberRow, invitee: MemberRow): void {
  const at = world.clock.now();
  updateMember(world, invitee.id, { topId: agent.id });
  world.db.insert(subordinateRegistrations).values({ memberId: invitee.id, agentId: agent.id, at }).run();
  noteJoining(world, agent.id, invitee);
}

/** Whoever has a subordinate is an agent, and is told. Call inside the transaction that binds the member. */
export function noteJoining(world: World, agentId: number, invitee: MemberRow): void {
  updateMember(world, agentId, { isAgent: true });
  notify(world, agentId, 'subordinateJoined', { name: maskedName(invitee.name) });
}
