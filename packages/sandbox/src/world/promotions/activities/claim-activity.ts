import type { MemberRow } from '../../members.ts';
import { FieldProblem } from '../../refusal.ts';
import type { World } from '../../world.ts';
import { refusalFor } from '../offers.ts';
import { ensureTakesPart, grantReward, type RewardRow } from '../rewards.ts';
import type { ActivityCode, ActivityOffer, ActivityRules } from './activity.ts';
import { listedActivities } from './activity-list.ts';

function rulesOf(code: ActivityCode): ActivityRules & { source: NonNullable<ActivityRules['source']> } {
  const activity = listedActivities.find((listed) => listed.code === code);
  const rules = activity?.claimBy.includes('activity') ? activity.rules : null;
  if (!rules || rules.source === null) throw new FieldProblem({ code: 'validation.option' });
  return { ...rules, source: rules.source };
}

function chosenOffer(
  rules: ActivityRules,
  offers: readonly ActivityOffer[],
  tierId: number | undefined,
): ActivityOffer | undefined {
  if (!rules.isByTier) return offers[0];
  if (tierId === undefined) throw new FieldProblem({ tier_id: 'validation.required' });
  const offer = offers.find((candidate) => candidate.tierId === tierId);
  if (!offer) throw new FieldProblem({ tier_id: 'validation.option' });
  return offer;
}

/**
 * Claims an activity that has no claim call of its own. Call inside a transaction.
 * @throws FieldProblem for an activity that is not claimed here, or a tier that it does not have
 * @throws Refusal when it is claimed already, over, or not earned
 */
export function claimActivity(
  world: World,
  member: MemberRow,
  code: ActivityCode,
  tierId: number | undefined,
): RewardRow {
  const rules = rulesOf(code);
  ensureTakesPart(member);
  const offer = chosenOffer(rules, rules.stand(world, member).offers, tierId);
  if (offer?.state !== 'open') throw refusalFor(offer?.state, 'notEligible');
  const money = offer.reward ?? rules.draw?.(world) ?? 0;
  const reward = grantReward(world, member, {
    source: rules.source,
    item: offer.item,
    money,
    turnover: offer.turnover ?? rules.figures.turnoverTimes * money,
    relatedBillNo: offer.relatedBillNo,
  });
  rules.afterClaim?.(world, member, offer);
  return reward;
}
