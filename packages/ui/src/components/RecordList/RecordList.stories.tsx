import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showsEvery } from '../../story/shows-every.ts';
import { RecordList, recordListStates } from './RecordList.tsx';

const meta = {
  title: 'Composites/RecordList',
  component: RecordList,
} satisfies Meta<typeof RecordList>;
export default meta;
type Story = StoryObj<typeof meta>;

const deposits = [
  {
    id: '1',
    title: 'PIX',
    meta: ['14/03/2026 18:05', 'DEP20260314180533'],
    amount: '+R$\u00a0100,00',
    amountTone: 'in',
    status: { tone: 'success', label: 'Confirmado' },
  },
  {
    id: '2',
    title: 'PIX',
    meta: ['14/03/2026 17:58', 'DEP20260314175812'],
    amount: 'R$\u00a01.500,00',
    status: { tone: 'warning', label: 'Pendente' },
  },
  {
    id: '3',
    title: 'Cartão de crédito',
    meta: ['12/03/2026 09:31', 'DEP20260312093107'],
    amount: 'R$\u00a050,00',
    status: { tone: 'danger', label: 'Recusado' },
  },
] as const;

export const Deposits: Story = { args: { label: 'Depósitos', records: deposits } };

export const WithLinks: Story = {
  args: { label: 'Depósitos', records: deposits.map((record) => ({ ...record, href: `#${record.id}` })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Depósitos' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
};

export const TitlesOnly: Story = {
  args: {
    label: 'Avisos',
    records: [
      { id: 'a', title: 'Manutenção na quinta-feira', meta: ['10/03/2026'], href: '#a' },
      { id: 'b', title: 'Novo provedor na casa', meta: ['08/03/2026'], href: '#b' },
    ],
  },
};

export const LongText: Story = {
  args: {
    label: 'Apostas',
    records: [
      {
        id: 'x',
        title: 'Baú de Ipanema: Edição de Colecionador com Giros Extras',
        meta: ['14/03/2026 18:05', 'BET00000000000000000000000000000000018230571923'],
        amount: 'R$\u00a012.345.678,90',
        status: { tone: 'info', label: 'Em análise pelo provedor' },
      },
    ],
  },
};

showsEvery(recordListStates, { Deposits, WithLinks, TitlesOnly, LongText });
