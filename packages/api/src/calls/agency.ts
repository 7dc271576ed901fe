import type {
  BettingCommission,
  Commission,
  CommissionKind,
  CommissionPage,
  CommissionSettlement,
  CommissionSummary,
  DepositCommission,
  Invitation,
  InvitationPage,
  InvitationState,
  NewSubordinate,
  Subordinate,
} from '@fortuna/domain/model/agency.ts';
import { isSiteDay } from '@fortuna/domain/time-zone.ts';
import type { Api, CallOptions } from '../client.ts';
import { codebook, sameWords } from '../codebook.ts';
import type { FieldNames } from '../field-names.ts';
import type { components } from '../generated/schema.ts';
import {
  type Field,
  flag,
  integer,
  isEmpty,
  list,
  optionalText,
  page,
  rawValue,
  requiredText,
  unlessNull,
  WireError,
} from '../wire.ts';
import { basisPoints, money } from '../wire-money.ts';
import { instant, optionalInstant } from '../wire-time.ts';
import { anyGameType } from './games.ts';
import { type DatedQuery, datedFilters } from './paged.ts';

type Schemas = components['schemas'];

const kinds = codebook<CommissionKind, Schemas['AgencyRewardType']>({
  deposits: 'recharge',
  betting: 'betting',
  invitation: 'invitation',
});

const cycles = sameWords<Exclude<CommissionSettlement['cycle'], 'unknown'>>(['daily', 'weekly', 'monthly']);

const invitationStates = sameWords<InvitationState>(['registered', 'deposited', 'active']);

const settledStatus = 2;

export interface InvitationQuery extends DatedQuery {
  readonly state?: InvitationState;
}

export interface CommissionQuery extends DatedQuery {
  readonly kind?: CommissionKind;
}

const subordinateFields = {
  phone: 'phone',
  invite_code: 'inviteCode',
  uid: 'memberId',
} satisfies FieldNames<Schemas['SubordinateRequest'], NewSubordinate>;

/** Makes a member without an agent a subordinate of the caller. An unknown one is a refusal with code 409. */
export function registerSubordinate(
  api: Api,
  input: NewSubordinate,
  options?: CallOptions,
): Promise<Subordinate> {
  const body = { phone: input.phone, invite_code: input.inviteCode, uid: input.memberId };
  return api.write(
    {
      operation: 'registerSubordinate',
      fields: subordinateFields,
      send: (wire, context) => wire.POST('/api/agency/subordinate/register', { ...context, body }),
      map: ({ data }) => ({
        id: integer(data, 'id'),
        name: requiredText(data, 'name'),
        levelName: requiredText(data, 'level_name'),
        registeredAt: instant(data, 'created_at'),
      }),
    },
    options,
  );
}

export function listDepositCommissions(
  api: Api,
  options?: CallOptions,
): Promise<readonly DepositCommission[]> {
  return api.read(
    {
      operation: 'getAgencyRechargeMechanism',
      send: (wire, context) => wire.GET('/api/agency/mechanism/recharge', context),
      map: ({ data }) =>
        list(data, (row) => ({
          id: integer(row, 'id'),
          levelName: requiredText(row, 'level_name'),
          from: money(row, 'min_amount'),
          to: unlessNull(row, 'max_amount', money),
          basisPoints: basisPoints(row, 'rate'),
        })),
    },
    options,
  );
}

export function listBettingCommissions(
  api: Api,
  options?: CallOptions,
): Promise<readonly BettingCommission[]> {
  return api.read(
    {
      operation: 'getAgencyBettingMechanism',
      send: (wire, context) => wire.GET('/api/agency/mechanism/betting', context),
      map: ({ data }) =>
        list(data, (row) => ({
          id: integer(row, 'id'),
          gameType: anyGameType(row, 'game_type'),
          directBasisPoints: basisPoints(row, 'direct_rate'),
          indirectBasisPoints: basisPoints(row, 'indirect_rate'),
        })),
    },
    options,
  );
}

export function listCommissionSettlements(
  api: Api,
  options?: CallOptions,
): Promise<readonly CommissionSettlement[]> {
  return api.read(
    {
      operation: 'getAgencySettlementMechanism',
      send: (wire, context) => wire.GET('/api/agency/mechanism/settlement', context),
      map: ({ data }) =>
        list(data, (row) => ({
          id: integer(row, 'id'),
          kind: kinds.readOr(row, 'type', 'unknown'),
          cycle: cycles.readOr(row, 'cycle', 'unknown'),
          timeOfDay: requiredText(row, 'settle_at'),
          min: money(row, 'min_amount'),
          turnoverTimes: integer(row, 'turnover_times'),
        })),
    },
    options,
  );
}

/** Members that the member invited, newest first. */
export function listInvitations(
  api: Api,
  query: InvitationQuery,
  options?: CallOptions,
): Promise<InvitationPage> {
  const body = { ...datedFilters(query), state: invitationStates.filterOf(query.state) };
  return api.read(
    {
      operation: 'listInvitations',
      send: (wire, context) => wire.POST('/api/team/invite/records', { ...context, body }),
      map: ({ data, statistic }) => ({
        ...page(data, invitationOf, query),
        invited: integer(statistic, 'invited'),
        qualified: integer(statistic, 'qualified'),
        rewardSum: money(statistic, 'sum_reward'),
      }),
    },
    options,
  );
}

/** Commissions, newest first, with the agent's standing. */
export function listCommissions(
  api: Api,
  query: CommissionQuery,
  options?: CallOptions,
): Promise<CommissionPage> {
  const body = { ...datedFilters(query), type: kinds.filterOf(query.kind) };
  return api.read(
    {
      operation: 'listAgencyRewards',
      send: (wire, context) => wire.POST('/api/agency/reward/list', { ...context, body }),
      map: ({ data, agent, statistic }) => ({
        ...page(data, commissionOf, query),
        agent: isEmpty(agent) ? null : standingOf(agent),
        settledSum: money(statistic, 'sum_settled'),
        pendingSum: money(statistic, 'sum_pending'),
      }),
    },
    options,
  );
}

/** What an agent earned, by day and by kind. */
export function getCommissionSummary(api: Api, options?: CallOptions): Promise<CommissionSummary> {
  return api.read(
    {
      operation: 'getAgencyRewardSummary',
      send: (wire, context) => wire.GET('/api/agency/reward/summary', context),
      map: ({ data: { days, kinds: sums } }) => ({
        days: list(days, (row) => ({ day: siteDay(row, 'day'), amount: money(row, 'money') })),
        kinds: list(sums, (row) => ({
          kind: kinds.readOr(row, 'type', 'unknown'),
          settled: money(row, 'sum_settled'),
          pending: money(row, 'sum_pending'),
        })),
      }),
    },
    options,
  );
}

function invitationOf(row: Schemas['InvitationRow']): Invitation {
  const totalDeposits = money(row, 'total_recharge');
  return {
    memberId: integer(row, 'id'),
    name: requiredText(row, 'name'),
    totalDeposits,
    isQualified: flag(row, 'is_qualified'),
    isClaimed: flag(row, 'is_claimed'),
    // A server that does not say it says what it takes to know.
    state: invitationStates.readOr(row, 'state', totalDeposits > 0 ? 'deposited' : 'registered'),
    registeredAt: instant(row, 'created_at'),
  };
}

function commissionOf(row: Schemas['AgencyRewardRow']): Commission {
  return {
    id: integer(row, 'id'),
    kind: kinds.readOr(row, 'type', 'unknown'),
    from: optionalText(row, 'from_name'),
    base: money(row, 'base_money'),
    basisPoints: basisPoints(row, 'rate'),
    amount: money(row, 'money'),
    isSettled: rawValue(row, 'status') === settledStatus,
    day: siteDay(row, 'day'),
    settledAt: optionalInstant(row, 'settled_at'),
  };
}

function siteDay<Row>(row: Row, field: Field<Row>): string {
  const day = requiredText(row, field);
  if (!isSiteDay(day)) throw new WireError(field);
  return day;
}

function standingOf(row: Schemas['AgentStanding']) {
  return {
    levelName: requiredText(row, 'level_name'),
    subordinates: integer(row, 'subordinates'),
    direct: integer(row, 'direct'),
    topName: optionalText(row, 'top_name'),
  };
}
