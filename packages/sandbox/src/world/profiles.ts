import { eq } from 'drizzle-orm';
import { profiles } from './tables-account.ts';
import type { World } from './world.ts';

export type ProfileRow = typeof profiles.$inferSelect;

/** What a member has set, or the defaults after registration. */
export function profileOf(world: World, memberId: number): ProfileRow {
  const found = world.db.select().from(profiles).where(eq(profiles.memberId, memberId)).get();
  return (
    found ?? { memberId, pictureId: null, qq: null, isTipsOn: true, isInboxOn: false, isAutoTransferOn: true }
  );
}

/** Changes what is given. Call inside a transaction. */
export function updateProfile(
  world: World,
  memberId: number,
  change: Partial<Omit<ProfileRow, 'memberId'>>,
): ProfileRow {
  const row = { ...profileOf(world, memberId), ...change };
  return world.db
    .insert(profiles)
    .values(row)
    .onConflictDoUpdate({ target: profiles.memberId, set: row })
    .returning()
    .get();
}
