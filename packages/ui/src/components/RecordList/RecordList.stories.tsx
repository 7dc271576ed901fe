import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showsEvery } from '../../story/shows-every.ts';
import { RecordList, recordListStates } from './RecordList.tsx';

const meta = {
  title: 'Composites/RecordList',
  tags: ['brands'],
  component: RecordList,
} satisfies Meta<typeof RecordList>;
export default meta;
type Story = StoryObj<typeof meta>;

const heads = {
  title: 'Forma',
  facts: [
    { id: 'date', label: 'Data' },
    { id: 'fee', label: 'Taxa', isMoney: true },
  ],
  status: 'Situação',
  amount: 'Valor',
} as const;

const deposits = [
  {
    id: '1',
    title: 'PIX',
    sub: ['DEP20260314180533'],
    facts: { date: '14/03/2026 18:05', fee: 'R$\u00a00,00' },
    amount: '+R$\u00a0100,00',
    amountTone: 'in',
    status: { tone: 'success', label: 'Confirmado' },
  },
  {
    id: '2',
    title: 'PIX',
    sub: ['DEP20260314175812'],
    facts: { date: '14/03/2026 17:58' },
    amount: 'R$\u00a01.500,00',
    status: { tone: 'warning', label: 'Pendente' },
  },
  {
    id: '3',
    title: 'Cartão de crédito',
    sub: ['DEP20260312093107', 'Motivo: o banco recusou'],
    facts: { date: '12/03/2026 09:31', fee: 'R$\u00a02,50' },
    amount: 'R$\u00a050,00',
    amountTone: 'void',
    status: { tone: 'danger', label: 'Recusado' },
  },
] as const;

export const Deposits: Story = {
  args: { label: 'Depósitos', heads, records: deposits },
  play: async ({ canvas, canvasElement }) => {
    const table = canvas.getByRole('table', { name: 'Depósitos' });
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
    // Columns of a table end together; a ticket has its amount at its own end.
    const ends = [...table.querySelectorAll('[data-part=amount]')].map((cell) => {
      const end = cell.closest('tr')?.getBoundingClientRect().right ?? 0;
      return Math.round(end - cell.getBoundingClientRect().right);
    });
    await expect(new Set(ends).size).toBe(1);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** As days come one below the other. */
export const ByDay: Story = {
  args: {
    label: 'Depósitos',
    heads,
    records: deposits.map((record) => ({
      ...record,
      day: record.id === '3' ? 'quinta-feira, 12 de março' : 'sábado, 14 de março',
      number: record.sub[0],
      sub: record.sub.slice(1),
      href: `#${record.id}`,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(2);
    await expect(
      canvas.getByRole('link', { name: /PIX.*1\.500,00 sábado, 14 de março.*17:58/ }),
    ).toBeVisible();
    const number = canvas.getByText('DEP20260314180533');
    await expect(number.scrollWidth).toBeLessThanOrEqual(number.clientWidth);
  },
};

export const WithLinks: Story = {
  args: {
    label: 'Depósitos',
    heads,
    records: deposits.map((record) => ({ ...record, href: record.id === '1' ? undefined : `#${record.id}` })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: /PIX.*1\.500,00.*17:58/ })).toBeVisible();
  },
};

export const TitlesOnly: Story = {
  args: {
    label: 'Avisos',
    heads: { title: 'Aviso', facts: [{ id: 'date', label: 'Data' }] },
    records: [
      { id: 'a', title: 'Manutenção na quinta-feira', facts: { date: '10/03/2026' }, href: '#a' },
      { id: 'b', title: 'Novo provedor na casa', facts: { date: '08/03/2026' }, href: '#b' },
    ],
  },
};

export const LongText: Story = {
  args: {
    label: 'Apostas',
    heads,
    records: [
      {
        id: 'x',
        title: 'Baú de Ipanema: Edição de Colecionador com Giros Extras',
        sub: ['BET00000000000000000000000000000000018230571923'],
        facts: { date: '14/03/2026 18:05', fee: 'R$\u00a012.345.678,90' },
        amount: 'R$\u00a012.345.678,90',
        status: { tone: 'info', label: 'Em análise pelo provedor' },
      },
    ],
  },
};

showsEvery(recordListStates, { Deposits, ByDay, WithLinks, TitlesOnly, LongText });
