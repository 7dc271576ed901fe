import type { Centavos } from '@fortuna/domain/money.ts';
import { addSiteDays, mondayOf } from '@fortuna/domain/site-days.ts';
import { endOfSiteDay, siteDay } from '@fortuna/domain/time-zone.ts';
import type { MessageKey } from '@fortuna/sandbox/messages/translate.ts';
import type { Locator } from '@playwright/test';
import { arrange } from './arrange.ts';
import { inviteFriend } from './friends.ts';
import type { Player } from './player.ts';
import { activityClaim, claimButton } from './promotions.ts';
import { sandbox } from './sandbox-control.ts';

const day = 86_400_000;

/** One thing that a member can claim, and what the server says of it. */
export interface Claimable {
  readonly page: string;
  readonly call: string;
  /** What has to have happened to a new member; `now` is what the sandbox's clock says. */
  readonly happen: (member: string, now: Date) => Promise<void>;
  /** What it credits; null: the server draws it. */
  readonly reward: Centavos | null;
  /** Where it is pressed; the first claim of the page without it. */
  readonly button?: (player: Player) => Locator;
  /** What is heard in a tab that still shows it when it has been claimed in another. */
  readonly refusedAgain: MessageKey;
  /** It can be earned anew: what has been claimed leaves a button that is locked. */
  readonly isEarnedAnew?: true;
  /** Its last instant, and what is heard after it. */
  readonly end?: { readonly at: (now: Date) => number; readonly refused: MessageKey };
}

/** Deposits, and loses some of it so many days before now. */
async function loses(member: string, deposit: Centavos, loss: Centavos, now: Date, days: number) {
  await arrange.paidDeposit(member, deposit);
  await sandbox.loss(member, loss, new Date(now.getTime() - days * day));
}

async function befriends(member: string, count: number): Promise<void> {
  for (let friend = 0; friend < count; friend += 1) await inviteFriend(member, 100_00);
}

const lastInstant = (siteDayName: string) => Date.parse(endOfSiteDay(siteDayName));
const dayOf = (now: Date) => siteDay(now.toISOString());
const endOfDay = (now: Date) => lastInstant(dayOf(now));
const aWeekLater = (now: Date) => now.getTime() + 7 * day;

/** Noon of a day of the month that many months on. */
function monthsOn(now: Date, months: number, date: number): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, date, 15));
}

const activity = '/promotion/activity';
const rebateWallet = {
  call: '/api/fs/claim',
  happen: (member: string) => sandbox.rebate(member, 1_000_00).then(() => undefined),
  reward: 3_00,
  refusedAgain: 'noRebate',
  isEarnedAnew: true,
} as const;

/** By what is claimed; of several on one page, the one that a new member can have on any day comes first. */
export const claimables: Readonly<Record<string, Claimable>> = {
  'the gift of the first deposit': {
    page: `${activity}/recharge`,
    call: '/api/ftd/claim',
    happen: (member) => arrange.paidDeposit(member, 200_00),
    reward: 10_00,
    // The ladder of the month stands before it.
    button: ({ main, say }) =>
      main
        .getByRole('region', { name: say('promotions-deposit', 'first.title'), exact: true })
        .getByRole('button')
        .first(),
    refusedAgain: 'rewardClaimedAlready',
  },
  'the tier of a month': {
    page: `${activity}/recharge`,
    call: activityClaim,
    happen: async (member, now) => {
      await sandbox.setClock(monthsOn(now, 1, 2));
      await arrange.paidDeposit(member, 3_000_00);
      await sandbox.setClock(monthsOn(now, 2, 2));
    },
    reward: 225_00,
    // The first deposit has a claim of its own below it, which is the first of the page where the tier's cannot be pressed.
    button: ({ main, say }) =>
      main.locator('[data-part=activity-claim]').getByRole('button', {
        name: new RegExp(`^(${say('promotions', 'claim.claim')}|${say('promotions', 'claim.retry')})`),
      }),
    refusedAgain: 'rewardClaimedAlready',
    end: { at: (now) => endOfDay(monthsOn(now, 2, 7)), refused: 'notEligible' },
  },
  'the welcome bonus': {
    page: `${activity}/super`,
    call: activityClaim,
    happen: (member) => arrange.paidDeposit(member, 200_00),
    reward: 200_00,
    refusedAgain: 'rewardClaimedAlready',
    end: { at: aWeekLater, refused: 'rewardExpired' },
  },
  'the rebate of a deposit': {
    page: `${activity}/recharge-rebate`,
    call: '/api/rechargerebate/claim',
    happen: (member) => arrange.paidDeposit(member, 200_00),
    reward: 40_00,
    refusedAgain: 'rewardClaimedAlready',
    end: { at: aWeekLater, refused: 'rewardExpired' },
  },
  'the reward of an invited friend': {
    page: `${activity}/invitation-activity`,
    call: '/api/invitationactivity/claim',
    happen: (member) => befriends(member, 1),
    reward: 100_00,
    refusedAgain: 'rewardClaimedAlready',
  },
  'a goal of friends': {
    page: `${activity}/magnet`,
    call: activityClaim,
    happen: (member) => befriends(member, 3),
    reward: 30_00,
    refusedAgain: 'rewardClaimedAlready',
    end: { at: (now) => endOfDay(monthsOn(now, 1, 0)), refused: 'notEligible' },
  },
  'the relief of a day': {
    page: `${activity}/daily-loss-relief-fund`,
    call: '/api/dailyrescue/claim',
    happen: (member, now) => loses(member, 500_00, 150_00, now, 1),
    reward: 12_00,
    refusedAgain: 'rewardClaimedAlready',
    end: { at: endOfDay, refused: 'rewardExpired' },
  },
  'the share of a week': {
    page: `${activity}/weekly-Compensation`,
    call: activityClaim,
    happen: (member, now) => loses(member, 1_000_00, 600_00, now, 7),
    reward: 12_00,
    refusedAgain: 'rewardClaimedAlready',
    end: { at: (now) => lastInstant(addSiteDays(mondayOf(dayOf(now)), 6)), refused: 'notEligible' },
  },
  'the rescue of a day': {
    page: `${activity}/rescue`,
    call: activityClaim,
    happen: (member, now) => loses(member, 100_00, 97_00, now, 0),
    reward: 2_00,
    refusedAgain: 'rewardClaimedAlready',
    end: { at: endOfDay, refused: 'notEligible' },
  },
  'a chest': {
    page: `${activity}/treasure`,
    call: activityClaim,
    happen: (member, now) => loses(member, 2_000_00, 1_000_00, now, 0),
    reward: 5_00,
    refusedAgain: 'rewardClaimedAlready',
    end: { at: endOfDay, refused: 'notEligible' },
  },
  'what a rain brings': {
    page: `${activity}/mysterious`,
    call: activityClaim,
    happen: (member) => arrange.paidDeposit(member, 200_00),
    reward: null,
    refusedAgain: 'rewardClaimedAlready',
  },
  'the bonus of a level': {
    page: `${activity}/level`,
    call: activityClaim,
    happen: (member, now) => loses(member, 6_000_00, 5_000_00, now, 0),
    reward: 5_00,
    refusedAgain: 'rewardClaimedAlready',
  },
  'points for money': {
    page: `${activity}/exchange`,
    call: activityClaim,
    happen: (member, now) => loses(member, 2_000_00, 1_000_00, now, 0),
    reward: 1_00,
    refusedAgain: 'notEligible',
    isEarnedAnew: true,
  },
  'the rebate wallet': { page: `${activity}/cashback`, ...rebateWallet },
  'the rebate wallet beside its days': { page: '/promotion/rebates', ...rebateWallet },
};

/** Where it is pressed. */
export function buttonOf(player: Player, { button = claimButton }: Claimable): Locator {
  return button(player);
}
