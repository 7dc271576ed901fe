import type { MoneyMovement, MoneyMovementPage, MovementKind } from '@fortuna/domain/model/records.ts';
import type { Api, CallOptions } from '../client.ts';
import { codebook } from '../codebook.ts';
import type { components } from '../generated/schema.ts';
import { kindSums } from '../kind-sums.ts';
import { integer, optionalText, page } from '../wire.ts';
import { money } from '../wire-money.ts';
import { instant } from '../wire-time.ts';
import { type DatedQuery, datedFilters } from './paged.ts';

const kinds = codebook<MovementKind, components['schemas']['MoneyLogType']>({
  deposit: 'recharge',
  depositFee: 'recharge_fee',
  withdrawal: 'drawing',
  withdrawalReturn: 'drawing_return',
  bonus: 'bonus',
  rebate: 'rebate',
  commission: 'agency',
  bet: 'bet',
  payout: 'payout',
  toProvider: 'transfer_out',
  betReturn: 'bet_return',
  fromProvider: 'transfer_in',
  adjustment: 'adjustment',
});

export interface MovementQuery extends DatedQuery {
  readonly kind?: MovementKind;
}

/** Every movement of the wallet, newest first. */
export function listMovements(
  api: Api,
  query: MovementQuery,
  options?: CallOptions,
): Promise<MoneyMovementPage> {
  const body = { ...datedFilters(query), operate_type: kinds.filterOf(query.kind) };
  return api.read(
    {
      operation: 'listMoneyLog',
      send: (wire, context) => wire.POST('/api/moneylog', { ...context, body }),
      map: ({ data, statistic }) => ({
        ...page(data, movementOf, query),
        sums: kindSums(statistic, kinds, 'operate_type'),
        totalIn: money(statistic, 'sum_in'),
        totalOut: money(statistic, 'sum_out'),
      }),
    },
    options,
  );
}

function movementOf(row: components['schemas']['MoneyLogRow']): MoneyMovement {
  return {
    id: integer(row, 'id'),
    kind: kinds.readOr(row, 'operate_type', 'unknown'),
    amount: money(row, 'money'),
    before: money(row, 'money_before'),
    after: money(row, 'money_after'),
    billNo: optionalText(row, 'bill_no'),
    at: instant(row, 'created_at'),
  };
}
