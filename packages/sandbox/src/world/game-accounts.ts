import { eq, min } from 'drizzle-orm';
import { catalogue } from '../catalogue/catalogue.ts';
import { NotFoundProblem, Refusal } from './refusal.ts';
import { rounds } from './schema.ts';
import { gameAccounts } from './tables-games.ts';
import type { World } from './world.ts';

export interface GameAccount {
  readonly providerKey: string;
  readonly provider: string;
  readonly gameCount: number;
  readonly state: 'none' | 'active' | 'suspended' | 'closed';
  readonly openedAt: number | null;
}

/** Providers that take no new accounts at the moment. */
export const closedProviders: readonly string[] = ['mare-seca'];

/** By which every provider knows the member. */
export function playerNumber(memberId: number): string {
  return `br${String(memberId).padStart(8, '0')}`;
}

/** A member's account at every provider. Who has played at one before accounts were written down has one since the first bet. */
export function listGameAccounts(world: World, memberId: number): GameAccount[] {
  const opened = new Map(
    world.db
      .select()
      .from(gameAccounts)
      .where(eq(gameAccounts.memberId, memberId))
      .all()
      .map((row) => [row.providerKey, row]),
  );
  const played = new Map(
    world.db
      .select({ providerKey: rounds.providerKey, at: min(rounds.at) })
      .from(rounds)
      .where(eq(rounds.memberId, memberId))
      .groupBy(rounds.providerKey)
      .all()
      .map(({ providerKey, at }) => [providerKey, at]),
  );
  return catalogue().providers.map(({ key, title, gameCount }) => {
    const row = opened.get(key);
    const openedAt = played.get(key) ?? row?.at ?? null;
    const missing = closedProviders.includes(key) ? 'closed' : 'none';
    const state = row?.isSuspended ? 'suspended' : openedAt === null ? missing : 'active';
    return { providerKey: key, provider: title, gameCount, state, openedAt };
  });
}

/** @throws NotFoundProblem where there is no such provider */
function gameAccountAt(world: World, memberId: number, providerKey: string): GameAccount {
  const account = listGameAccounts(world, memberId).find((one) => one.providerKey === providerKey);
  if (!account) throw new NotFoundProblem('providerUnknown');
  return account;
}

/**
 * Opens an account, or finds it open. Call inside a transaction.
 * @throws Refusal where it is suspended, or the provider takes no new ones
 */
export function openGameAccount(world: World, memberId: number, providerKey: string): GameAccount {
  const account = gameAccountAt(world, memberId, providerKey);
  const { provider } = account;
  if (account.state === 'suspended') throw new Refusal('gameAccountSuspended', { provider });
  if (account.state === 'closed') throw new Refusal('gameAccountClosed', { provider });
  if (account.state === 'active') return account;
  const at = world.clock.now();
  world.db.insert(gameAccounts).values({ memberId, providerKey, isSuspended: false, at }).run();
  return { ...account, state: 'active', openedAt: at };
}

/** The provider closes an account to its member. Call inside a transaction. */
export function suspendGameAccount(world: World, memberId: number, providerKey: string): void {
  openGameAccount(world, memberId, providerKey);
  world.db
    .insert(gameAccounts)
    .values({ memberId, providerKey, isSuspended: true, at: world.clock.now() })
    .onConflictDoUpdate({
      target: [gameAccounts.memberId, gameAccounts.providerKey],
      set: { isSuspended: true },
    })
    .run();
}
