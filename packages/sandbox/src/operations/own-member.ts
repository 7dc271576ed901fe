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

/** The caller, who has to be the member that the body names by login name. @throws ForbiddenProblem */
export function callerWithName(call: {
  readonly body: { readonly name: string };
  member(): MemberRow;
}): MemberRow {
  const member = call.member();
  if (call.body.name.trim().toLowerCase() !== member.name) throw new ForbiddenProblem();
  return member;
}
