import type { Transfer, TransferOrder } from '@fortuna/domain/model/games-transfers.ts';
import { toReais } from '@fortuna/domain/money.ts';
import type { Page } from '@fortuna/domain/page.ts';
import type { Api, CallOptions, SendContext, WireClient } from '../client.ts';
import { codebook } from '../codebook.ts';
import type { FieldNames } from '../field-names.ts';
import type { components } from '../generated/schema.ts';
import { optionalText, page, rawValue, requiredText, text, unlessNull, WireError } from '../wire.ts';
import { money } from '../wire-money.ts';
import { optionalInstant } from '../wire-time.ts';
import { type PagedQuery, pageFilters } from './paged.ts';

type Schemas = components['schemas'];

const kinds = codebook<TransferOrder['kind'], Schemas['Transfer']['kind']>({
  in: 'in',
  out: 'out',
  allOut: 'all_out',
});

export interface TransferInput {
  readonly order: TransferOrder;
  /** One key per attempt, stored before sending. */
  readonly idempotencyKey: string;
}

const fields = {
  platType: 'providerKey',
  money: 'amount',
} satisfies FieldNames<Schemas['TransferRequest'], Extract<TransferOrder, { kind: 'in' }>>;

const ways = {
  in: { operation: 'transferIn', path: '/api/day7/transferIn' },
  out: { operation: 'transferOut', path: '/api/day7/transferOut' },
} as const;

/** Moves money between the wallet and providers of games. Sent exactly once; after a lost answer look with `findTransferByKey`. */
export function transfer(
  api: Api,
  { order, idempotencyKey }: TransferInput,
  options?: CallOptions,
): Promise<Transfer> {
  const params = { header: api.idempotency(idempotencyKey) };
  if (order.kind === 'allOut') {
    return api.write(
      {
        operation: 'transferAllOut',
        // Also sent while the tab is being closed.
        send: (wire, context) =>
          wire.POST('/api/day7/transferAllOut', { ...context, params, body: {}, keepalive: true }),
        map: ({ data }) => transferOf(data),
      },
      options,
    );
  }
  const { operation, path } = ways[order.kind];
  const { providerKey, amount } = order;
  const body = { platType: providerKey, ...(amount !== null && { money: toReais(amount) }) };
  return api.write(
    {
      operation,
      fields,
      send: (wire, context) => wire.POST(path, { ...context, params, body }),
      map: ({ data }) => transferOf(data),
    },
    options,
  );
}

function movesCall(query: PagedQuery) {
  const params = { query: pageFilters(query) };
  return {
    operation: 'listTransfers',
    send: (wire: WireClient, context: SendContext) => wire.GET('/api/day7/transfers', { ...context, params }),
  } as const;
}

/** What has been moved, newest first. */
export function listTransfers(api: Api, query: PagedQuery, options?: CallOptions): Promise<Page<Transfer>> {
  return api.read({ ...movesCall(query), map: ({ data }) => page(data, transferOf, query) }, options);
}

/** How many rows are searched for a key: it belongs to one of the newest moves, or was never received. */
const searchedRows = 50;

/** The move that an attempt made, or null while no record shows it. */
export function findTransferByKey(api: Api, key: string, options?: CallOptions): Promise<Transfer | null> {
  return api.read(
    {
      ...movesCall({ page: 1, pageSize: searchedRows }),
      map: ({ data }) => {
        // "None of them" may be said only if every row could be read.
        if (!Array.isArray(data.data)) throw new WireError('data');
        const row = data.data.find((one) => unlessNull(one, 'idempotency_key', text) === key);
        return row === undefined ? null : transferOf(row);
      },
    },
    options,
  );
}

function transferOf(row: Schemas['Transfer']): Transfer {
  return {
    billNo: requiredText(row, 'bill_no'),
    kind: kinds.readOr(row, 'kind', 'unknown'),
    providerKey: optionalText(row, 'platType'),
    amount: money(row, 'money'),
    isAutomatic: rawValue(row, 'is_auto') === 1,
    idempotencyKey: optionalText(row, 'idempotency_key'),
    createdAt: optionalInstant(row, 'created_at'),
  };
}
