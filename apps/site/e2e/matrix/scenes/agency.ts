import { addressOf } from '../../addresses.ts';
import { agencyCalls, fillSubordinate, submitSubordinate } from '../../agency.ts';
import { loseAnswers } from '../../faults.ts';
import { newInvitee, newMember } from '../members.ts';
import { isSeen, reader, type Scene, type Scenes } from './scene.ts';

/** One part of the agency's mechanism that fails is left out without a word (specification section 7). */
export function mechanism(page: string): Scene {
  return { address: page, member: null, isLeftOut: true };
}

/** Somebody who has brought others: the lists have rows. */
function asAgent(page: string): Scene {
  return { address: page, member: { name: 'agente', id: 0 } };
}

/** What agents have and do. */
export const agencyScenes: Scenes = {
  listInvitations: asAgent,
  listAgencyRewards: asAgent,
  getAgencyRewardSummary: asAgent,
  '/agency-center/agency-mechanism getAgencyRechargeMechanism': mechanism,
  '/agency-center/agency-mechanism getAgencyBettingMechanism': mechanism,
  '/agency-center/agency-mechanism getAgencySettlementMechanism': mechanism,
  '/agency-center/reward getAgencySettlementMechanism': (page) => ({ ...mechanism(page), member: reader }),
  // Looked at only after a lost answer: what is told is that one.
  '/agency-center/register-subordinates listInvitations': async (page) => {
    const invitee = await newInvitee();
    return {
      address: page,
      member: await newMember(),
      isLeftOut: true,
      reach: async (player) => {
        await loseAnswers(player.page, agencyCalls.register);
        await fillSubordinate(player, { phone: invitee.phone, uid: invitee.id });
        await submitSubordinate(player);
      },
    };
  },
  registerSubordinate: async (page) => {
    const invitee = await newInvitee();
    return {
      address: addressOf(page),
      member: await newMember(),
      write: {
        send: async (player) => {
          await fillSubordinate(player, { phone: invitee.phone, uid: invitee.id });
          await submitSubordinate(player);
        },
        isDone: (player) => isSeen(player.step('agency', 'register.done.title')),
      },
    };
  },
};
