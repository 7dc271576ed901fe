import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inLayout } from '../../story/in-layout.tsx';
import { showsEvery } from '../../story/shows-every.ts';
import type { BrandLayout } from '../../theme/brand.ts';
import { RecordList, type RecordListProps, recordListStates } from './RecordList.tsx';

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

/** What went both ways, on days whose parts are known. */
const movements = [
  { title: 'Prêmio de jogo', amount: '+R$\u00a0123,50', amountTone: 'in', status: undefined },
  { title: 'Aposta', amount: '-R$\u00a05,00', amountTone: 'out', status: undefined },
  ...deposits.map(({ title, amount, status }) => ({ title, amount, amountTone: 'plain' as const, status })),
  { title: 'Saque', amount: '-R$\u00a01.234.567,89', amountTone: 'out', status: undefined },
  { title: 'Aposta', amount: '-R$\u00a05,00', amountTone: 'out', status: undefined },
] as const;
const byDays = movements.map((movement, place) => ({
  ...movement,
  id: `m${place}`,
  number: `D20260314180533447${place}`,
  day:
    place < 5
      ? { label: 'sábado, 14 de março de 2026', number: '14', month: 'mar.' }
      : { label: 'segunda-feira, 9 de março de 2026', number: '9', month: 'mar.' },
  facts: { date: '18:05' },
  href: place === 2 ? undefined : `#m${place}`,
}));

const inForm = (records: BrandLayout['records']): Pick<Story, 'decorators' | 'play'> => ({
  decorators: [inLayout({ records })],
  play: async ({ canvas, canvasElement, args }) => {
    const table = await canvas.findByRole('table', { name: args.label });
    await expect(within(table).getAllByRole('row').length).toBeGreaterThan(args.records.length);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
const passbook = inForm('passbook');
export const Passbook: Story = { ...passbook, args: { label: 'Extrato', heads, records: byDays } };
/** Without days there is no more of a margin than its line. */
export const PassbookPlain: Story = { ...passbook, args: { label: 'Depósitos', heads, records: deposits } };
export const PassbookLongText: Story = { ...passbook, args: { ...LongText.args } as RecordListProps };
const bubbles = inForm('bubbles');
export const Bubbles: Story = { ...bubbles, args: { label: 'Extrato', heads, records: byDays } };
/** All of it came in, or is to come: there is one side only. */
export const BubblesOneWay: Story = { ...bubbles, args: { ...ByDay.args } as RecordListProps };
export const BubblesLongText: Story = { ...bubbles, args: { ...LongText.args } as RecordListProps };
const slips = inForm('slips');
/** A slip is torn off after three: the longer day has two. */
export const Slips: Story = { ...slips, args: { label: 'Extrato', heads, records: byDays } };
export const SlipsPlain: Story = { ...slips, args: { label: 'Depósitos', heads, records: deposits } };
export const SlipsLongText: Story = { ...slips, args: { ...LongText.args } as RecordListProps };

showsEvery(recordListStates, {
  Deposits,
  ByDay,
  WithLinks,
  TitlesOnly,
  LongText,
  Passbook,
  PassbookPlain,
  PassbookLongText,
  Bubbles,
  BubblesOneWay,
  BubblesLongText,
  Slips,
  SlipsPlain,
  SlipsLongText,
});
