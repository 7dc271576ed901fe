import { findMemberByName, updateMember } from './members.ts';
import { endGamesOf } from './tokens.ts';
import type { World } from './world.ts';

/**
 * Forces a member offline: every answer to their tokens says so until they log in again, and their games stop. Call inside a
 * transaction.
 * @returns false when there is no such member.
 */
export function forceOffline(world: World, name: string): boolean {
  const member = findMemberByName(world, name);
  if (!member) return false;
  updateMember(world, member.id, { isForcedOffline: true });
  endGamesOf(world, member.id);
  return true;
}
