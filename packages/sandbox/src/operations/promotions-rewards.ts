import type { components } from '@fortuna/api/generated/schema.ts';
import { balanceOf, walletOf } from '../world/ledger.ts';
import { findMember } from '../world/members.ts';
import { firstDepositOffers } from '../world/promotions/first-deposit.ts';
import { claimInvitation, invitationOffers } from '../world/promotions/invitation.ts';
import { lossReliefOffers } from '../world/promotions/loss-relief.ts';
import { claimOffer, type Offer } from '../world/promotions/offers.ts';
import { rechargeRebateOffers } from '../world/promotions/recharge-rebate.ts';
import { keepKey, type RewardRow } from '../world/promotions/rewards.ts';
import type { World } from '../world/world.ts';
import type { Answer, Call, Handlers } from './handler.ts';
import { callerWithId, callerWithName } from './own-member.ts';
import { dateText, dateTextOrNull, moneyText } from './wire.ts';

type RewardItem = components['schemas']['RewardItem'];

function rewardItem(offer: Offer): RewardItem {
  return {
    id: offer.id,
    subject: offer.subject,
    state: offer.state,
    is_claimed: offer.state === 'claimed' ? 1 : 0,
    claimed_at: dateTextOrNull(offer.claimedAt),
    event_ended_at: dateTextOrNull(offer.endsAt),
    required_amount: moneyText(offer.required),
    progress_amount: moneyText(offer.progress),
    reward_amount: moneyText(offer.reward),
    turnover_amount: moneyText(offer.turnover),
  };
}

type Check = Pick<Call<'checkLossRelief'>, 'success' | 'world'>;

function offersAnswer(call: Check, offers: readonly Offer[]): Answer<'checkLossRelief'> {
  return {
    ...call.success(),
    data: offers.map(rewardItem),
    server_time: dateText(call.world.clock.now()),
  };
}

/** Spendable balance and turnover left, as claims and spins tell them. */
export function balances(world: World, memberId: number): { money: string; ml_money: string } {
  return {
    money: moneyText(balanceOf(world.db, walletOf(memberId))),
    ml_money: moneyText(findMember(world, memberId)?.turnoverLeft ?? 0),
  };
}

type Claim = Check & Pick<Call<'claimLossRelief'>, 'idempotencyKey'>;

/** What a claim credited, which is kept under its key, and the balances after it. */
export function claimAnswer(call: Claim, reward: RewardRow): Answer<'claimLossRelief'> {
  keepKey(call.world, reward, call.idempotencyKey);
  return {
    ...call.success('rewardClaimed'),
    data: {
      reward_amount: moneyText(reward.money),
      turnover_amount: moneyText(reward.turnover),
      ...balances(call.world, reward.memberId),
    },
  };
}

export const promotionHandlers = {
  checkFirstDeposit: (call) => offersAnswer(call, firstDepositOffers(call.world, callerWithName(call))),

  claimFirstDeposit: (call) => {
    const member = callerWithName(call);
    const offers = firstDepositOffers(call.world, member);
    const claim = { source: 'ftd', offers, otherwise: 'notEligible' } as const;
    return claimAnswer(call, claimOffer(call.world, member, claim));
  },

  checkInvitationReward: (call) => offersAnswer(call, invitationOffers(call.world, callerWithId(call))),

  claimInvitationReward: (call) =>
    claimAnswer(call, claimInvitation(call.world, callerWithId(call), call.body.id)),

  checkLossRelief: (call) => offersAnswer(call, lossReliefOffers(call.world, callerWithId(call))),

  claimLossRelief: (call) => {
    const member = callerWithId(call);
    const offers = lossReliefOffers(call.world, member).filter(({ state }) => state !== 'locked');
    const claim = {
      source: 'dailyrescue',
      offers,
      id: call.body.id,
      otherwise: 'notEligibleToReceive',
    } as const;
    return claimAnswer(call, claimOffer(call.world, member, claim));
  },

  checkRechargeRebate: (call) => offersAnswer(call, rechargeRebateOffers(call.world, callerWithId(call))),

  claimRechargeRebate: (call) => {
    const member = callerWithId(call);
    const claim = {
      source: 'rechargerebate',
      offers: rechargeRebateOffers(call.world, member),
      id: call.body.id,
      otherwise: 'noEligibleRecharge',
    } as const;
    return claimAnswer(call, claimOffer(call.world, member, claim));
  },
} satisfies Partial<Handlers>;
