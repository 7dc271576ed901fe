import type { MemberRow } from '../world/members.ts';
import { ForbiddenProblem } from '../world/refusal.ts';

/** The caller, who has to be the member that the body names by id. @throws ForbiddenProblem */
export function callerWithId(call: {
  readonly body: { readonly member_id: number };
  member(): MemberRow;
}): MemberRow {
  const member = call.member();
  if (call.body.member_id !== member.id) throw new ForbiddenProblem();
  return member;
}

/** The same where guests may look too: they name nobody, and are null. @throws ForbiddenProblem */
export function callerWithIdOrGuest(call: {
  readonly body: { readonly member_id?: number };
  member(): MemberRow;
}): MemberRow | null {
  const { member_id } = call.body;
  // Who names a member is one: an expired login is told so.
  return member_id === undefined ? null : callerWithId({ body: { member_id }, member: () => call.member() });
}

/** The caller, who has to be the member that the body names by login name. @throws ForbiddenProblem */
export function callerWithName(call: {
  readonly body: { readonly name: string };
  member(): MemberRow;
}): MemberRow {
  const member = call.member();
  if (call.body.name.trim().toLowerCase() !== member.name) throw new ForbiddenProblem();
  return member;
}
