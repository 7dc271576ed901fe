import type { BettingCommission, Commission, DepositCommission } from '@fortuna/domain/model/agency.ts';
import {
  sampleBettingCommissions,
  sampleCommissions,
  sampleDepositCommissions,
} from '@fortuna/domain/testing/promotion-samples.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../../story/layout.tsx';
import { showsEvery } from '../../story/shows-every.ts';
import { CommissionTable, commissionTableStates } from './CommissionTable.tsx';
import type { CommissionTableView } from './commission-table-props.ts';

type Ready = Extract<CommissionTableView<Commission>, { readonly kind: 'ready' }>;

const { items, settledSum, pendingSum, agent } = sampleCommissions;
const [first] = items as readonly [Commission, ...Commission[]];

const ready: Ready = {
  kind: 'ready',
  items,
  totals: [
    { label: 'Já pago', field: 'amount', value: settledSum },
    { label: 'A pagar', field: 'amount', value: pendingSum },
  ],
};

const kinds = {
  betting: 'Apostas',
  deposits: 'Depósitos do mês',
  invitation: 'Convite',
  unknown: 'Outra comissão',
} as const;

const words = {
  none: '—',
  current: 'O seu nível',
  loading: 'Carregando as comissões',
  emptyTitle: 'Nenhuma comissão ainda',
  emptyText: 'Elas aparecem aqui no dia seguinte às apostas de quem você indicou.',
  retry: 'Tentar de novo',
};

const meta = {
  title: 'Account/CommissionTable',
  tags: ['brands'],
  component: CommissionTable<Commission>,
  args: {
    view: ready,
    columns: [
      { field: 'base', label: 'Base', figure: 'money' },
      { field: 'basisPoints', label: 'Taxa', figure: 'share' },
      { field: 'amount', label: 'Comissão', figure: 'money' },
    ],
    words: {
      ...words,
      caption: 'As suas comissões',
      name: 'Origem',
      nameOf: ({ kind, from }) => (from === null ? kinds[kind] : `${kinds[kind]} de ${from}`),
      detailOf: ({ day, isSettled }) => `${day} · ${isSettled ? 'pago' : 'a pagar'}`,
    },
    language: 'pt',
    onRetry: fn(),
  },
  render: (args) => (
    <Stack>
      <CommissionTable {...args} />
    </Stack>
  ),
} satisfies Meta<typeof CommissionTable<Commission>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'As suas comissões' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(4);
    await expect(canvas.getByRole('row', { name: /Já pago.*R\$\s570,50/ })).toBeVisible();
    // Narrow or not, the name of the column is read from the head alone.
    await expect(canvas.getAllByRole('cell', { name: /^R\$\s38,53$/ })[0]).toBeVisible();
  },
};
export const Wide: Story = { render: (args) => <CommissionTable {...args} /> };

export const Levels: Story = {
  render: ({ language, onRetry }) => (
    <Stack>
      <CommissionTable<DepositCommission>
        view={{ kind: 'ready', items: sampleDepositCommissions }}
        columns={[
          { field: 'from', label: 'Depósitos a partir de', figure: 'money' },
          { field: 'to', label: 'até', figure: 'money' },
          { field: 'basisPoints', label: 'Comissão', figure: 'share' },
        ]}
        currentId={sampleDepositCommissions.find(({ levelName }) => levelName === agent?.levelName)?.id}
        words={{
          ...words,
          caption: 'Comissão por nível',
          name: 'Nível',
          none: 'sem limite',
          nameOf: ({ levelName }) => levelName,
        }}
        language={language}
        onRetry={onRetry}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Agente comum/ })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('cell', { name: 'sem limite' })).toBeVisible();
  },
};

const gameTypes: Readonly<Record<string, string>> = {
  slots: 'Slots',
  live: 'Ao vivo',
  table: 'Mesa',
  sports: 'Esportes',
};

export const GameTypes: Story = {
  render: ({ language, onRetry }) => (
    <Stack>
      <CommissionTable<BettingCommission>
        view={{ kind: 'ready', items: sampleBettingCommissions }}
        columns={[
          { field: 'directBasisPoints', label: 'Indicados diretos', figure: 'share' },
          { field: 'indirectBasisPoints', label: 'Indicados deles', figure: 'share' },
        ]}
        words={{
          ...words,
          caption: 'Comissão por tipo de jogo',
          name: 'Tipo de jogo',
          nameOf: ({ gameType }) => gameTypes[gameType] ?? gameType,
        }}
        language={language}
        onRetry={onRetry}
      />
    </Stack>
  ),
};
export const Loading: Story = { args: { view: { kind: 'loading' } } };
export const Empty: Story = { args: { view: { kind: 'ready', items: [] } } };
export const Failed: Story = {
  args: { view: { kind: 'failed', message: 'As comissões não puderam ser carregadas.' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const LongText: Story = {
  args: {
    view: {
      ...ready,
      items: [first],
      totals: [{ label: 'Total de todas as páginas deste período', field: 'amount', value: first.amount }],
    },
    words: {
      ...meta.args.words,
      caption: 'Comissões por apostas e depósitos de toda a sua equipe',
      nameOf: () => 'Apostas válidas de todos os indicados diretos e indiretos em jogos de cassino ao vivo',
      detailOf: () => 'Semana de 24 de fevereiro a 2 de março · paga na segunda-feira seguinte',
    },
  },
};
export const HugeAmounts: Story = {
  args: {
    view: {
      kind: 'ready',
      items: [
        { ...first, base: 99_999_999_999, basisPoints: 10_000, amount: 99_999_999_999 },
        { ...first, id: 99, base: -1_250_000, amount: -3_750 },
      ],
      totals: [{ label: 'Já pago', field: 'amount', value: 99_999_996_249 }],
    },
  },
};

showsEvery(commissionTableStates, {
  Ready,
  Wide,
  Levels,
  GameTypes,
  Loading,
  Empty,
  Failed,
  LongText,
  HugeAmounts,
});
