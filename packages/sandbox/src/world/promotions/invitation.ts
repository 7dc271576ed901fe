import type { MemberRow } from '../members.ts';
import { Refusal } from '../refusal.ts';
import { commissions } from '../tables-promotions.ts';
import type { World } from '../world.ts';
import { claimOffer, listedOffers, type Offer, rewardState } from './offers.ts';
import { ensureTakesPart, type RewardRow, rewardsByItem, takesPart } from './rewards.ts';
import { dayOf } from './site-time.ts';
import { inviteesOf, maskedName } from './team.ts';

export const invitationRule = { required: 100_00, reward: 100_00, turnoverTimes: 5 } as const;

function allOffers(world: World, member: MemberRow): Offer[] {
  const { required, reward, turnoverTimes } = invitationRule;
  const claims = rewardsByItem(world, member.id, 'invitationactivity');
  return inviteesOf(world, member.id).map(({ id, name, recharge }): Offer => {
    const item = String(id);
    const claimed = claims.get(item);
    return {
      id,
      item,
      subject: maskedName(name),
      state: rewardState({ claimed, isMet: recharge >= required, endsAt: null, now: world.clock.now() }),
      claimedAt: claimed?.at ?? null,
      endsAt: null,
      required,
      progress: recharge,
      reward,
      turnover: turnoverTimes * reward,
      relatedBillNo: null,
    };
  });
}

/** A reward for each invited member who has recharged enough, newest first. */
export function invitationOffers(world: World, member: MemberRow): Offer[] {
  return takesPart(member) ? allOffers(world, member).slice(0, listedOffers) : [];
}

/**
 * Claims the reward for an invited member. Call inside a transaction.
 * @throws Refusal `userUnknown` with code 409 for anybody whom the member did not invite, existing or not
 */
export function claimInvitation(world: World, member: MemberRow, inviteeId: number | undefined): RewardRow {
  ensureTakesPart(member);
  const offers = allOffers(world, member);
  if (inviteeId !== undefined && !offers.some(({ id }) => id === inviteeId)) {
    throw new Refusal('userUnknown', {}, 409);
  }
  const reward = claimOffer(world, member, {
    source: 'invitationactivity',
    offers,
    id: inviteeId,
    otherwise: 'notEligible',
  });
  world.db
    .insert(commissions)
    .values({
      agentId: member.id,
      type: 'invitation',
      fromId: Number(reward.item),
      base: invitationRule.required,
      basisPoints: (invitationRule.reward / invitationRule.required) * 10_000,
      money: reward.money,
      status: 2,
      day: dayOf(reward.at),
      settledAt: reward.at,
    })
    .run();
  return reward;
}
