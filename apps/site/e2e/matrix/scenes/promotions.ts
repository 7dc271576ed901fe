import type { WheelKind } from '@fortuna/domain/model/promotions-wheels.ts';
import type { Locator } from '@playwright/test';
import { addressOf } from '../../addresses.ts';
import type { Player } from '../../player.ts';
import { collector, exchanger } from '../claimants.ts';
import { readyMember } from '../members.ts';
import { mechanism } from './agency.ts';
import { claiming, followingClaim } from './claiming.ts';
import { at, isSeen, type MakeScene, reader, readOn, type Scene, type Scenes } from './scene.ts';

/** A wheel with spins, of a member who has deposited enough for one of each. */
async function spinning(page: string, wheel: WheelKind): Promise<Scene> {
  return {
    address: at(page, `wheel=${wheel}`),
    member: await readyMember(),
    looking: (player) => [
      player.say('promotions-wheels', 'checking'),
      player.say('promotions-wheels', 'unknown.title'),
    ],
    goOn: (player) => player.button('promotions-wheels', 'unknown.sendSame'),
    write: {
      send: (player) => player.button('promotions-wheels', 'wheel.spin').click(),
      isDone: async (player) =>
        (await isSeen(prizeDialog(player, 'won'))) || (await isSeen(prizeDialog(player, 'nothing'))),
    },
  };
}

function prizeDialog({ page, say }: Player, outcome: 'won' | 'nothing'): Locator {
  return page.getByRole('dialog', { name: say('promotions-wheels', `prize.${outcome}`), exact: true });
}

/** On how many activities something waits the frame tells members on every page; where it does not come, nothing is missing. */
const counting: MakeScene = (page) => ({ address: addressOf(page), member: reader, isLeftOut: true });

/** Activities and their claims. */
export const promotionsScenes: Scenes = {
  '/ listActivities': readOn(null),
  '/cztx listActivities': counting,
  '/download listActivities': counting,
  '/game listActivities': counting,
  '/gameInfo listActivities': counting,
  '/recharge listActivities': counting,
  // The first of the list is this page's own: under another code it is not offered here.
  '/promotion/activity/recharge listActivities': (page) => ({
    address: page,
    member: reader,
    saysOfNews: (player) => player.say('site-not-found', 'notOffered.text'),
  }),
  '/promotion/activity/agent getAgencyRechargeMechanism': mechanism,
  '/promotion/activity/agent getAgencyBettingMechanism': mechanism,
  '/promotion/activity/agent getAgencySettlementMechanism': mechanism,
  '/promotion/activity/lottery-wheel checkLotteryWheel': (page) => ({
    address: at(page, 'wheel=lottery'),
    member: reader,
  }),
  // To guests the wheel is shown elsewhere; here only members are told of their spins.
  '/promotion/activity/offers checkDailyWheel': (page) => ({ address: page, member: reader }),
  '/promotion/activity/cashback listCoverHistory': followingClaim({ by: 'rebateWallet' }, collector),
  '/promotion/rebates listCoverHistory': followingClaim({ by: 'rebateWallet' }, collector),
  '/promotion/activity/exchange listCoverHistory': followingClaim(
    { by: 'activity', code: 'exchange', tierId: 1 },
    exchanger,
  ),
  claimFirstDeposit: claiming,
  claimLossRelief: claiming,
  // Code 409 is a member whom nobody knows (requirement BONUS-04).
  claimInvitationReward: async (page) => ({
    ...(await claiming(page)),
    conflict: (player) => player.say('promotions-friends', 'people.unknownMember'),
  }),
  claimRechargeRebate: claiming,
  claimActivity: claiming,
  spinDailyWheel: (page) => spinning(page, 'daily'),
  spinLotteryWheel: (page) => spinning(page, 'lottery'),
};
