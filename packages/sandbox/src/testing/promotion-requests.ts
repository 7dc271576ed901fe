import { inTransaction } from '../world/database.ts';
import { findMemberByName, type MemberRow } from '../world/members.ts';
import { recordRound } from '../world/rounds.ts';
import type { OperationRequests } from './operation-request.ts';
import { openGame, type TestSandbox } from './test-sandbox.ts';

function seedMember(sandbox: TestSandbox, name: string): MemberRow {
  const member = findMemberByName(sandbox.world, name);
  if (!member) throw new Error(`no member ${name}`);
  return member;
}

/** A net loss of yesterday that is large enough for relief. */
function loseYesterday(sandbox: TestSandbox, name: string): void {
  const { world } = sandbox;
  const game = openGame();
  const round = { key: 'lost', stake: 150_00, win: 0 };
  const yesterday = world.clock.now() - 24 * 3_600_000;
  inTransaction(world.db, () => recordRound(world, seedMember(sandbox, name), game, round, yesterday));
}

/** Requests that the calls of promotions, VIP and agency answer with a success. */
export function promotionRequests(sandbox: TestSandbox) {
  const idOf = (name: string) => ({ member_id: seedMember(sandbox, name).id });
  const rica = { body: () => idOf('rica') };
  return {
    listActivities: {},
    claimActivity: { body: () => ({ code: 'level', tier_id: 3 }) },
    checkFirstDeposit: { body: () => ({ name: 'rica', site: 'fortuna' }) },
    claimFirstDeposit: { as: 'girouma', body: () => ({ name: 'girouma', site: 'fortuna' }) },
    checkInvitationReward: rica,
    claimInvitationReward: { as: 'agente', body: () => idOf('agente') },
    checkLossRelief: rica,
    claimLossRelief: {
      as: 'sempin',
      body: () => {
        loseYesterday(sandbox, 'sempin');
        return idOf('sempin');
      },
    },
    checkRechargeRebate: rica,
    claimRechargeRebate: rica,
    checkDailyWheel: rica,
    spinDailyWheel: { as: 'girouma', body: () => idOf('girouma') },
    checkLotteryWheel: rica,
    spinLotteryWheel: { as: 'girouma', body: () => idOf('girouma') },
    getVipInfo: {},
    listVipLevels: {},
    listVipHistory: { body: () => ({ type: 'rebate' }) },
    listCoverHistory: { body: () => ({ status: 2 }) },
    collectRebates: rica,
    registerSubordinate: {
      as: 'agente',
      body: () => ({ phone: '21987654321', invite_code: 'AGENTE26', uid: idOf('nova').member_id }),
    },
    getAgencyRechargeMechanism: {},
    getAgencyBettingMechanism: {},
    getAgencySettlementMechanism: {},
    listInvitations: { body: () => ({ page: 1, limit: 5 }) },
    listAgencyRewards: { body: () => ({ type: 'betting' }) },
    getAgencyRewardSummary: {},
  } satisfies OperationRequests;
}
