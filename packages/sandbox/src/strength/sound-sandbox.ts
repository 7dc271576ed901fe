import { expect } from 'vitest';
import type { TestSandbox } from '../testing/test-sandbox.ts';
import { issueToken } from '../world/tokens.ts';
import { accountSums, bookFaults } from './soundness.ts';

/** Seed accounts that have money and a session. */
export const richMembers: readonly string[] = ['rica', 'nova', 'sempin', 'agente', 'girouma', 'rtl'];

/** The books are sound, and the balance that members are shown is the sum of their entries. */
export async function expectSound(sandbox: TestSandbox): Promise<void> {
  expect(bookFaults(sandbox.world.db)).toEqual([]);
  for (const name of richMembers) {
    const token = await sandbox.session(name);
    const { data } = (await sandbox.post('/api/auth/me', {}, token)).body;
    // Read after the call, which may settle what was due.
    const sum = accountSums(sandbox.world.db).get(`member:${data?.id}:wallet`) ?? 0;
    expect({ name, money: Math.round((data?.money ?? Number.NaN) * 100) }).toEqual({ name, money: sum });
  }
}

/** A token of a member, not through the test control, which counts as a call. */
export function tokenOf(sandbox: TestSandbox, memberId: number): string {
  return issueToken(sandbox.world, memberId).token;
}
