import type { Centavos } from '../money.ts';
import type { Page } from '../page.ts';
import type { AnyGameType } from './games.ts';

export interface NewSubordinate {
  /** The invitee's registered phone: DDD and nine digits, digits only. */
  readonly phone: string;
  /** Of the inviter. */
  readonly inviteCode: string;
  readonly memberId: number;
}

export interface Subordinate {
  readonly id: number;
  /** Masked. */
  readonly name: string;
  readonly levelName: string;
  /** ISO instant. */
  readonly registeredAt: string;
}

/** Commission by what all subordinates deposit in a month. */
export interface DepositCommission {
  readonly id: number;
  readonly levelName: string;
  readonly from: Centavos;
  /** Null for no upper end. */
  readonly to: Centavos | null;
  readonly basisPoints: number;
}

/** Commission on the valid bets of a game type. */
export interface BettingCommission {
  readonly id: number;
  readonly gameType: AnyGameType;
  readonly directBasisPoints: number;
  readonly indirectBasisPoints: number;
}

export const commissionKinds = ['deposits', 'betting', 'invitation'] as const;
export type CommissionKind = (typeof commissionKinds)[number];

export interface CommissionSettlement {
  readonly id: number;
  readonly kind: CommissionKind | 'unknown';
  readonly cycle: 'daily' | 'weekly' | 'monthly' | 'unknown';
  /** HH:MM in the site's time zone. */
  readonly timeOfDay: string;
  /** Smaller amounts are carried over. */
  readonly min: Centavos;
  readonly turnoverTimes: number;
}

export const invitationStates = ['registered', 'deposited', 'active'] as const;
/** How far an invited member has come: `deposited` since joining, `active` at play in the last thirty days. */
export type InvitationState = (typeof invitationStates)[number];

export interface Invitation {
  readonly memberId: number;
  /** Masked. */
  readonly name: string;
  readonly totalDeposits: Centavos;
  /** The invitation reward is earned. */
  readonly isQualified: boolean;
  readonly isClaimed: boolean;
  readonly state: InvitationState;
  /** ISO instant. */
  readonly registeredAt: string;
}

export interface InvitationPage extends Page<Invitation> {
  /** Over all invited members, whatever the page is narrowed to. */
  readonly invited: number;
  readonly qualified: number;
  readonly rewardSum: Centavos;
}

export interface Commission {
  readonly id: number;
  readonly kind: CommissionKind | 'unknown';
  /** Masked name; null where it sums up several members. */
  readonly from: string | null;
  readonly base: Centavos;
  readonly basisPoints: number;
  readonly amount: Centavos;
  readonly isSettled: boolean;
  /** Day of the site, YYYY-MM-DD. */
  readonly day: string;
  /** ISO instant. */
  readonly settledAt: string | null;
}

export interface AgentStanding {
  readonly levelName: string;
  /** Direct and indirect. */
  readonly subordinates: number;
  readonly direct: number;
  /** The agent above, masked. */
  readonly topName: string | null;
}

export interface CommissionPage extends Page<Commission> {
  /** Null for a member who is not an agent. */
  readonly agent: AgentStanding | null;
  /** Over all pages. */
  readonly settledSum: Centavos;
  readonly pendingSum: Centavos;
}

/** What an agent's members brought on a day of the site, YYYY-MM-DD. */
export interface CommissionDay {
  readonly day: string;
  readonly amount: Centavos;
}

export interface CommissionSum {
  readonly kind: CommissionKind | 'unknown';
  readonly settled: Centavos;
  readonly pending: Centavos;
}

export interface CommissionSummary {
  /** The last thirty days, oldest first. */
  readonly days: readonly CommissionDay[];
  /** Over all time. */
  readonly kinds: readonly CommissionSum[];
}
