import {
  getCommissionSummary,
  listBettingCommissions,
  listCommissionSettlements,
  listCommissions,
  listDepositCommissions,
  listInvitations,
} from '@fortuna/api/calls/agency.ts';
import { listActivities } from '@fortuna/api/calls/promotions-activities.ts';
import { memberRead, publicRead } from '../../platform/reads.ts';

export const invitations = memberRead('listInvitations', listInvitations, { freshFor: 0 });
export const commissions = memberRead('listAgencyRewards', listCommissions, { freshFor: 0 });
export const commissionSummary = memberRead('getAgencyRewardSummary', getCommissionSummary, { freshFor: 0 });

/** The three parts of the mechanism. */
export const depositCommissions = publicRead('getAgencyRechargeMechanism', listDepositCommissions);
export const bettingCommissions = publicRead('getAgencyBettingMechanism', listBettingCommissions);
export const commissionSettlements = publicRead('getAgencySettlementMechanism', listCommissionSettlements);

// For members' pages, which ask once it is known who the member is: what is asked before is given up with the gate.
export const ownActivities = memberRead('listActivities', listActivities);
export const ownSettlements = memberRead('getAgencySettlementMechanism', listCommissionSettlements);
