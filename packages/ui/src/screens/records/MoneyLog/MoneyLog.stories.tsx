import type { MoneyMovementPage } from '@fortuna/domain/model/records.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { choose, isChosen } from '../../../story/choose.ts';
import { InFrame } from '../../../story/frame.tsx';
import { inLayout } from '../../../story/in-layout.tsx';
import { movementsOfEachKind, sampleMovements, samplePaging } from '../../../story/records.ts';
import { guestIsSignedOut } from '../../../story/sample.ts';
import { showsEvery } from '../../../story/shows-every.ts';
import type { BrandLayout } from '../../../theme/brand.ts';
import { ready } from '../../page/loadable.ts';
import { MoneyLogScreen, moneyLogStates } from './MoneyLogScreen.tsx';

const filter = { from: null, to: null, kind: null } as const;
const page: MoneyMovementPage = {
  ...samplePaging,
  items: sampleMovements,
  totalIn: 183_150,
  totalOut: 30_500,
  sums: {
    deposit: 140_000,
    withdrawal: -30_000,
    withdrawalReturn: 30_000,
    bonus: 800,
    bet: -40_500,
    payout: 12_350,
  },
};

const meta = {
  title: 'Screens/records/MoneyLog',
  tags: ['brands'],
  component: MoneyLogScreen,
  parameters: { layout: 'fullscreen', ...guestIsSignedOut },
  args: {
    view: ready(page),
    filter,
    onFilter: fn(),
    onPage: fn(),
  },
  render: (args) => (
    <InFrame current="records">
      <MoneyLogScreen {...args} />
    </InFrame>
  ),
} satisfies Meta<typeof MoneyLogScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Movements: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: /^Extrato/, current: 'page' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Prêmio de jogo/ })).toHaveAttribute(
      'href',
      '/game-record?from=2026-03-14&to=2026-03-14',
    );
    await expect(canvas.getByRole('link', { name: /^Depósito .*D202603081022010093/ })).toHaveAttribute(
      'href',
      '/recharge-payment?bill_no=D202603081022010093',
    );
    await expect(canvas.getByRole('link', { name: /^Saque devolvido/ })).toHaveAttribute(
      'href',
      '/withdraw?bill_no=W202603091001112222',
    );
    await expect(canvas.getByText(/recebeu R\$\s281,50 a menos do que apostou/)).toBeVisible();
    await expect(isChosen(canvas, 'Tudo')).toBe(true);
    await choose(canvas, '7 dias');
    await expect(args.onFilter).toHaveBeenCalledWith({
      from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      to: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      kind: null,
    });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Tipo de movimento' }), 'Bônus');
    await expect(args.onFilter).toHaveBeenCalledWith({ ...filter, kind: 'bonus' });
    await userEvent.click(canvas.getByRole('button', { name: 'Próxima página' }));
    await expect(args.onPage).toHaveBeenCalledWith(3);
  },
};
export const EveryKind: Story = {
  args: { view: ready({ ...page, items: movementsOfEachKind }) },
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('table', { name: 'Extrato' })).getAllByRole('row');
    await expect(rows.length).toBeGreaterThanOrEqual(movementsOfEachKind.length);
    await expect(canvas.getByText('Outro movimento')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Bônus/ })).toBeNull();
  },
};
/** The totals are those of the kind; the result below is still that of all. */
export const OneKind: Story = {
  args: {
    filter: { from: '2026-03-09', to: '2026-03-15', kind: 'bonus' },
    view: ready({
      ...page,
      items: sampleMovements.slice(2, 3),
      totalIn: 800,
      totalOut: 0,
      page: 1,
      lastPage: 1,
      total: 1,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Tipo de movimento' })).toHaveValue('bonus');
    await expect(canvas.queryByText('Nos jogos')).toBeNull();
    await expect(canvas.getByText('Prêmios menos apostas')).toBeVisible();
  },
};
export const Won: Story = {
  args: { view: ready({ ...page, sums: { deposit: 10_000, bet: -5_000, payout: 9_000 } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/recebeu R\$\s40,00 a mais do que apostou/)).toBeVisible();
  },
};
/** The back end does not tell the kinds apart: nothing is guessed. */
export const SumsUnknown: Story = {
  args: { view: ready({ ...page, sums: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('O resultado do período não está disponível agora.')).toBeVisible();
    await expect(canvas.queryByText('Nos jogos')).toBeNull();
  },
};
export const Covered: Story = {
  parameters: { site: { isBalanceHidden: true } },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.queryByText(/1\.526,50/)).toBeNull();
    await expect(main.getByText(/recebeu •••••• a menos/)).toBeVisible();
  },
};
/** The movements from before stay in sight; another page cannot be asked for meanwhile. */
export const Refreshing: Story = {
  args: { view: ready(page, { isRefreshing: true }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Próxima página' }));
    await expect(args.onPage).not.toHaveBeenCalled();
  },
};
export const Empty: Story = {
  args: {
    view: ready({ ...page, items: [], page: 1, lastPage: 1, total: 0, totalIn: 0, totalOut: 0, sums: {} }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhum registro encontrado')).toBeVisible();
    await expect(canvas.getByText('Nos jogos, você recebeu o mesmo que apostou.')).toBeVisible();
  },
};

/** In forms that none of the product's own brands has. */
const inForm = (records: BrandLayout['records']): Story => ({
  decorators: [inLayout({ records })],
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Extrato' });
    await expect(within(table).getByRole('link', { name: /^Depósito .*D202603081022010093/ })).toBeVisible();
  },
});
export const Passbook: Story = inForm('passbook');
export const Bubbles: Story = inForm('bubbles');
export const Slips: Story = inForm('slips');

showsEvery(moneyLogStates, {
  Movements,
  EveryKind,
  OneKind,
  Won,
  SumsUnknown,
  Covered,
  Refreshing,
  Empty,
  Passbook,
  Bubbles,
  Slips,
});
