import type {
  BonusTurnover,
  Order,
  OrderAssociation,
  OrderDetails,
  OrderKind,
} from '@fortuna/domain/model/orders.ts';
import type { Page } from '@fortuna/domain/page.ts';
import type { Api, CallOptions } from '../client.ts';
import { codebook, sameWords } from '../codebook.ts';
import type { components } from '../generated/schema.ts';
import { integer, optionalText, page, rawValue, requiredText, unlessUnreadable } from '../wire.ts';
import { money, optionalMoney } from '../wire-money.ts';
import { instant, optionalInstant } from '../wire-time.ts';
import { type DatedQuery, datedFilters, type PagedQuery, pageFilters } from './paged.ts';
import { reviewStatusOf } from './review-status.ts';

type Schemas = components['schemas'];

const kinds = codebook<OrderKind, Schemas['OrderType']>({
  deposit: 'recharge',
  withdrawal: 'withdraw',
  bonus: 'bonus',
  fee: 'fee',
});

const relatedKinds = codebook<'deposit' | 'withdrawal', 'recharge' | 'withdraw'>({
  deposit: 'recharge',
  withdrawal: 'withdraw',
});
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

function associationOf(row: Schemas['AssociationRow']): OrderAssociation {
  return {
    id: integer(row, 'id'),
    billNo: requiredText(row, 'bill_no'),
    relatedBillNo: requiredText(row, 'related_bill_no'),
    relation: relations.readOr(row, 'relation', 'unknown'),
    amount: money(row, 'money'),
    createdAt: instant(row, 'created_at'),
    relatedKind: relatedKinds.readOr(row, 'related_type', 'unknown'),
    relatedAmount: optionalMoney(row, 'related_money'),
    relatedAt: optionalInstant(row, 'related_at'),
    turnover: unlessUnreadable(row, 'turnover', turnoverOf),
    withdrawalBillNo: optionalText(row, 'withdraw_bill_no'),
  };
}

function turnoverOf({ turnover }: Schemas['AssociationRow']): BonusTurnover | null {
  return turnover
    ? {
        required: money(turnover, 'required'),
        left: money(turnover, 'left'),
        coveredAt: optionalInstant(turnover, 'covered_at'),
      }
    : null;
}
