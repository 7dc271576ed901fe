import type {
  FeeEntry,
  Order,
  OrderAssociation,
  OrderDetails,
  OrderKind,
} from '@fortuna/domain/model/orders.ts';
import type { Page } from '@fortuna/domain/page.ts';
import type { Api, CallOptions } from '../client.ts';
import { codebook, sameWords } from '../codebook.ts';
import type { components } from '../generated/schema.ts';
import { basisPoints, integer, list, money, page, rawValue, requiredText } from '../wire.ts';
import { instant } from '../wire-time.ts';
import { type DatedQuery, datedFilters, type PagedQuery, pageFilters } from './paged.ts';
import { reviewStatusOf } from './review-status.ts';

type Schemas = components['schemas'];

const kinds = codebook<OrderKind, Schemas['OrderType']>({
  deposit: 'recharge',
  withdrawal: 'withdraw',
  bonus: 'bonus',
  fee: 'fee',
});

const feeKinds = sameWords<Exclude<FeeEntry['kind'], 'unknown'>>(['general', 'mandatory']);
const relations = sameWords<Exclude<OrderAssociation['relation'], 'unknown'>>(['bonus', 'fee', 'return']);

export interface OrderQuery extends DatedQuery {
  readonly kind?: OrderKind;
}

export function getOrderDetails(api: Api, query: OrderQuery, options?: CallOptions): Promise<OrderDetails> {
  const params = { query: { ...datedFilters(query), type: kinds.filterOf(query.kind) } };
  return api.read(
    {
      operation: 'getOrderDetails',
      send: (wire, context) => wire.GET('/api/ordercenter/details', { ...context, params }),
      map: ({ data }) => ({
        ...page(data.list, orderOf, query),
        depositTotal: money(data, 'total_recharge_amount'),
        withdrawalTotal: money(data, 'total_withdraw_amount'),
        bonusTotal: money(data, 'total_bonus_amount'),
        feeTotal: money(data, 'total_fee_amount'),
      }),
    },
    options,
  );
}

/** The fee table; `getWithdrawalRules` says what a withdrawal costs this member now. */
export function listFees(api: Api, options?: CallOptions): Promise<readonly FeeEntry[]> {
  return api.read(
    {
      operation: 'getWithdrawalRules',
      send: (wire, context) => wire.GET('/api/ordercenter/fee', context),
      map: ({ data }) => list(data.list, feeEntryOf, 'list'),
    },
    options,
  );
}

export function listOrderAssociations(
  api: Api,
  query: PagedQuery,
  options?: CallOptions,
): Promise<Page<OrderAssociation>> {
  const params = { query: pageFilters(query) };
  return api.read(
    {
      operation: 'listOrderAssociations',
      send: (wire, context) => wire.GET('/api/ordercenter/association', { ...context, params }),
      map: ({ data }) => page(data, associationOf, query),
    },
    options,
  );
}

function orderOf(row: Schemas['OrderRow']): Order {
  return {
    id: integer(row, 'id'),
    billNo: requiredText(row, 'bill_no'),
    kind: kinds.readOr(row, 'type', 'unknown'),
    amount: money(row, 'money'),
    status: reviewStatusOf(rawValue(row, 'status')),
    createdAt: instant(row, 'created_at'),
  };
}

function feeEntryOf(row: Schemas['FeeRow']): FeeEntry {
  return {
    id: integer(row, 'id'),
    name: requiredText(row, 'name'),
    kind: feeKinds.readOr(row, 'kind', 'unknown'),
    basisPoints: basisPoints(row, 'rate'),
    min: money(row, 'min'),
    max: money(row, 'max'),
  };
}

function associationOf(row: Schemas['AssociationRow']): OrderAssociation {
  return {
    id: integer(row, 'id'),
    billNo: requiredText(row, 'bill_no'),
    relatedBillNo: requiredText(row, 'related_bill_no'),
    relation: relations.readOr(row, 'relation', 'unknown'),
    amount: money(row, 'money'),
    createdAt: instant(row, 'created_at'),
  };
}
