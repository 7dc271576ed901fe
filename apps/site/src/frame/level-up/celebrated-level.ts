import { readStored, writeStored } from '../../platform/storage.ts';

/** The level that a member has last been seen with on this device; null: never seen. */
function knownLevel(memberId: number): number | null {
  const level = Number.parseInt(readStored('local', `fortuna.vipLevel.${memberId}`) ?? '', 10);
  return Number.isInteger(level) ? level : null;
}

export function rememberLevel(memberId: number, level: number): void {
  writeStored('local', `fortuna.vipLevel.${memberId}`, String(level));
}

/**
 * Whether the level is one that the member has reached since this device last saw them. Who is seen for the first time has reached it
 * elsewhere, and a level that has fallen is no news to celebrate: both are kept and nothing is said.
 */
export function isNewLevel(memberId: number, level: number): boolean {
  const known = knownLevel(memberId);
  if (known !== null && level > known) return true;
  if (known !== level) rememberLevel(memberId, level);
  return false;
}
