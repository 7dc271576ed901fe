import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../../story/layout.tsx';
import { CommissionTable } from './CommissionTable.tsx';
import type { CommissionTableView } from './commission-table-props.ts';

const ready: Extract<CommissionTableView, { readonly kind: 'ready' }> = {
  kind: 'ready',
  rows: [
    { key: '1', name: 'Apostas em slots', detail: '12 de março · pago', figures: [1_284_500, 30, 3_853] },
    { key: '2', name: 'Apostas ao vivo', detail: '12 de março · pago', figures: [420_000, 30, 1_260] },
    { key: '3', name: 'Depósitos do mês', detail: 'Fevereiro · a pagar', figures: [5_600_000, 100, 56_000] },
  ],
  totals: { label: 'Total', figures: [7_304_500, null, 61_113] },
};

const meta = {
  title: 'Account/CommissionTable',
  tags: ['brands', 'visual'],
  component: CommissionTable,
  args: {
    view: ready,
    columns: [
      { key: 'base', label: 'Base', figure: 'money' },
      { key: 'share', label: 'Taxa', figure: 'share' },
      { key: 'amount', label: 'Comissão', figure: 'money' },
    ],
    words: {
      caption: 'Comissões de março',
      name: 'Origem',
      none: '—',
      current: 'O seu nível',
      loading: 'Carregando as comissões',
      emptyTitle: 'Nenhuma comissão ainda',
      emptyText: 'Elas aparecem aqui no dia seguinte às apostas de quem você indicou.',
      retry: 'Tentar de novo',
    },
    language: 'pt',
    onRetry: fn(),
  },
  render: (args) => (
    <Stack>
      <CommissionTable {...args} />
    </Stack>
  ),
} satisfies Meta<typeof CommissionTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Comissões de março' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(4);
    await expect(canvas.getByRole('row', { name: /Total.*R\$\s611,13/ })).toBeVisible();
    // Narrow or not, the name of the column is read from the head alone.
    await expect(canvas.getByRole('cell', { name: /^R\$\s38,53$/ })).toBeVisible();
  },
};
export const Wide: Story = { render: (args) => <CommissionTable {...args} /> };
export const Levels: Story = {
  args: {
    view: {
      kind: 'ready',
      rows: [
        { key: '1', name: 'Agente comum', figures: [0, 4_999_999, 50], isCurrent: true },
        { key: '2', name: 'Agente ouro', figures: [5_000_000, null, 100] },
      ],
    },
    columns: [
      { key: 'from', label: 'Depósitos a partir de', figure: 'money' },
      { key: 'to', label: 'até', figure: 'money' },
      { key: 'share', label: 'Comissão', figure: 'share' },
    ],
    words: {
      ...meta.args.words,
      caption: 'Comissão por nível',
      name: 'Nível',
      none: 'sem limite',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Agente comum/ })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('cell', { name: 'sem limite' })).toBeVisible();
  },
};
export const GameTypes: Story = {
  args: {
    view: {
      kind: 'ready',
      rows: ['Slots', 'Ao vivo', 'Mesa', 'Esportes'].map((name) => ({ key: name, name, figures: [30, 10] })),
    },
    columns: [
      { key: 'direct', label: 'Indicados diretos', figure: 'share' },
      { key: 'indirect', label: 'Indicados deles', figure: 'share' },
    ],
    words: { ...meta.args.words, caption: 'Comissão por tipo de jogo', name: 'Tipo de jogo' },
  },
};
export const Loading: Story = { args: { view: { kind: 'loading' } } };
export const Empty: Story = { args: { view: { kind: 'empty' } } };
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
      rows: [
        {
          key: 'long',
          name: 'Apostas válidas de todos os indicados diretos e indiretos em jogos de cassino ao vivo',
          detail: 'Semana de 24 de fevereiro a 2 de março · paga na segunda-feira seguinte',
          figures: [1_284_500, 30, 3_853],
        },
      ],
      totals: { label: 'Total de todas as páginas deste período', figures: [1_284_500, null, 3_853] },
    },
    words: { ...meta.args.words, caption: 'Comissões por apostas e depósitos de toda a sua equipe' },
  },
};
export const HugeAmounts: Story = {
  args: {
    view: {
      ...ready,
      rows: [
        { key: '1', name: 'Apostas em slots', figures: [99_999_999_999, 10_000, 99_999_999_999] },
        { key: '2', name: 'Estorno', figures: [-1_250_000, 30, -3_750] },
      ],
      totals: { label: 'Total', figures: [99_998_749_999, null, 99_999_996_249] },
    },
  },
};
