import type { World } from './world.ts';

const minute = 60_000;
const lifeMinutes = 15;
const resendMinutes = 1;
const allowedFailures = 5;

/** Six digits that have been sent to a mailbox. */
export interface SentCode {
  readonly code: string;
  readonly failures: number;
  readonly expiresAt: number;
  /** When another may be asked for. */
  readonly resendAt: number;
}

export function newCode(world: World): SentCode {
  const now = world.clock.now();
  return {
    code: String(world.random(1_000_000)).padStart(6, '0'),
    failures: 0,
    expiresAt: now + lifeMinutes * minute,
    resendAt: now + resendMinutes * minute,
  };
}

/** Neither too old, nor guessed at too often. */
export function isCodeAlive(world: World, { expiresAt, failures }: SentCode): boolean {
  return expiresAt > world.clock.now() && failures < allowedFailures;
}
