import { and, count, desc, inArray, type SQL } from 'drizzle-orm';
import { html } from 'hono/html';
import { fillIn } from '../../../messages/translate.ts';
import { moneyAtProviders } from '../../../world/game-money.ts';
import {
  gameAccountOf,
  holdOf,
  rebateWalletOf,
  type TransactionKind,
  walletOf,
} from '../../../world/ledger.ts';
import { findMember } from '../../../world/members.ts';
import { ledgerEntries, ledgerTransactions, members } from '../../../world/schema.ts';
import type { World } from '../../../world/world.ts';
import type { Desk, Section } from '../desk.ts';
import { contains, within } from '../parts/conditions.ts';
import type { Filters } from '../parts/filters.ts';
import { listOf, type Slice } from '../parts/list.ts';
import { typedText } from '../parts/pieces.ts';
import type { Column } from '../parts/table.ts';

const groups = ['all', 'deposits', 'withdrawals', 'rounds', 'transfers', 'rewards'] as const;
type Group = (typeof groups)[number];

const kindsOf: Readonly<Record<Exclude<Group, 'all'>, readonly TransactionKind[]>> = {
  deposits: ['deposit'],
  withdrawals: ['withdrawal', 'withdrawal-approved', 'withdrawal-rejected'],
  rounds: ['round', 'round-void'],
  transfers: ['transfer-in', 'transfer-out'],
  rewards: ['bonus', 'agency', 'reward-cancelled', 'rebate', 'rebate-accrued'],
};

type Transaction = typeof ledgerTransactions.$inferSelect;
type Entry = typeof ledgerEntries.$inferSelect;

interface Row extends Transaction {
  readonly entries: readonly Entry[];
}

function isOfMembers(world: World, name: string): SQL | undefined {
  if (name === '') return undefined;
  const { db } = world;
  const found = db
    .select({ id: members.id })
    .from(members)
    .where(contains([members.name], name))
    .limit(100)
    .all();
  const accounts = found.flatMap(({ id }) => [
    walletOf(id),
    holdOf(id),
    rebateWalletOf(id),
    ...[...moneyAtProviders(world, id).keys()].map((key) => gameAccountOf(id, key)),
  ]);
  const transactions = db
    .select({ id: ledgerEntries.transactionId })
    .from(ledgerEntries)
    .where(inArray(ledgerEntries.account, accounts));
  return inArray(ledgerTransactions.id, transactions);
}

function condition(world: World, { state, ...filters }: Filters<Group>): SQL | undefined {
  return and(
    state === 'all' ? undefined : inArray(ledgerTransactions.kind, [...kindsOf[state]]),
    isOfMembers(world, filters.member),
    contains([ledgerTransactions.reference], filters.text),
    within(ledgerTransactions.at, filters),
  );
}

function find(world: World, filters: Filters<Group>, { limit, offset }: Slice): Row[] {
  const transactions = world.db
    .select()
    .from(ledgerTransactions)
    .where(condition(world, filters))
    .orderBy(desc(ledgerTransactions.at), desc(ledgerTransactions.id))
    .limit(limit)
    .offset(offset)
    .all();
  const ids = transactions.map(({ id }) => id);
  const entries = world.db
    .select()
    .from(ledgerEntries)
    .where(inArray(ledgerEntries.transactionId, ids))
    .orderBy(ledgerEntries.id)
    .all();
  return transactions.map((row) => ({
    ...row,
    entries: entries.filter(({ transactionId }) => transactionId === row.id),
  }));
}

function accountName({ world, texts }: Desk, account: string): string {
  const [, id = '', kind = '', provider = ''] = /^member:(\d+):([^:]+):?(.*)$/.exec(account) ?? [];
  const names: Readonly<Record<string, string>> = texts.ledger.accounts;
  const name = findMember(world, Number(id))?.name ?? '';
  return fillIn(names[kind === '' ? account : kind] ?? account, { name, provider });
}

function columns(desk: Desk): readonly Column<Row>[] {
  const { texts, instant, money } = desk;
  const words = texts.ledger;
  const kinds: Readonly<Record<string, string>> = words.kinds;
  return [
    {
      heading: words.transaction,
      kind: 'lead',
      cell: ({ kind, at }) => html`${kinds[kind] ?? kind}<span class="quiet">${instant(at)}</span>`,
    },
    { heading: words.reference, kind: 'wide', cell: ({ reference }) => typedText(reference) },
    {
      heading: words.moves,
      kind: 'sums',
      cell: ({ entries }) =>
        html`<ul class="moves">${entries.map(
          ({ account, amount }) =>
            html`<li><span>${typedText(accountName(desk, account))}</span><span>${money(amount)}</span></li>`,
        )}</ul>`,
    },
  ];
}

/** Every movement of money; that it sums to zero stands under each page of the desk. */
export const ledgerSection: Section = {
  id: 'ledger',
  group: 'money',
  body: (desk) => {
    const { world, texts } = desk;
    return listOf<Group, Row>(desk, {
      id: 'ledger',
      states: groups,
      stateNames: texts.ledger.groups,
      search: texts.ledger.search,
      empty: texts.ledger.empty,
      columns: columns(desk),
      count: (filters) =>
        world.db.select({ rows: count() }).from(ledgerTransactions).where(condition(world, filters)).get()
          ?.rows ?? 0,
      rows: (filters, slice) => find(world, filters, slice),
    });
  },
};
