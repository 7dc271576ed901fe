import { claimActivity } from '@fortuna/api/calls/promotions-activities.ts';
import { collectRebates } from '@fortuna/api/calls/vip.ts';
import { type Claimable, claimables } from '../claimables.ts';
import { apiOf, type CellMember, newMember } from './members.ts';

/** The first of them that a page has to claim. */
export function claimableOn(page: string): Claimable {
  const claimable = Object.values(claimables).find((one) => one.page === page);
  if (!claimable)
    throw new Error(`nobody can claim on ${page}: claimables.ts has to say what has to happen before`);
  return claimable;
}

/** A new member who has earned it. */
export async function claimant({ happen }: Claimable): Promise<CellMember> {
  const member = await newMember();
  await happen(member.name, new Date());
  return member;
}

/** Has collected the rebate wallet under this key. */
export async function collector(idempotencyKey: string): Promise<CellMember> {
  const member = await claimant(claimableOn('/promotion/rebates'));
  await collectRebates(await apiOf(member), { memberId: member.id, idempotencyKey });
  return member;
}

/** Has made money of points under this key. */
export async function exchanger(idempotencyKey: string): Promise<CellMember> {
  const member = await claimant(claimableOn('/promotion/activity/exchange'));
  await claimActivity(await apiOf(member), { code: 'exchange', tierId: 1, idempotencyKey });
  return member;
}
