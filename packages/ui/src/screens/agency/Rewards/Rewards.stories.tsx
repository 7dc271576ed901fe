import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { choose } from '../../../story/choose.ts';
import { InFrame } from '../../../story/frame.tsx';
import { guestIsSignedOut } from '../../../story/sample.ts';
import { showsEvery } from '../../../story/shows-every.ts';
import { ready } from '../../page/loadable.ts';
import { failedPart, rewardsPage, settlements, summary } from '../agency.fixtures.ts';
import { RewardsScreen, rewardsStates } from './RewardsScreen.tsx';

const filter = { kind: null, from: null, to: null } as const;
const none = { items: [], page: 1, lastPage: 1, total: 0, settledSum: 0, pendingSum: 0 } as const;
const quiet = { days: summary.days.map(({ day }) => ({ day, amount: 0 })), kinds: [] };

const meta = {
  title: 'Screens/agency/Rewards',
  tags: ['brands'],
  component: RewardsScreen,
  parameters: { layout: 'fullscreen', ...guestIsSignedOut },
  args: {
    view: ready(rewardsPage),
    summary: ready(summary),
    settlements,
    filter,
    onFilter: fn(),
    onPage: fn(),
  },
  render: (args) => (
    <InFrame current="profile">
      <RewardsScreen {...args} />
    </InFrame>
  ),
} satisfies Meta<typeof RewardsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rewards: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('img', { name: /^Gráfico de 04\/04\/2026 a 03\/05\/2026/ })).toBeVisible();
    await userEvent.click(canvas.getByText('Ver como tabela'));
    const table = canvas.getByRole('table', { name: 'Últimos 30 dias' });
    await expect(within(table).getAllByRole('row')).toHaveLength(31);
    await expect(canvas.getByText('Todo dia, às 04:00')).toBeVisible();
    await expect(canvas.getByText('Você mesmo resgata')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Resgatar prêmios' })).toHaveAttribute(
      'href',
      '/promotion/activity/invitation-activity',
    );
    await choose(canvas, 'Apostas');
    await expect(args.onFilter).toHaveBeenCalledWith({ ...filter, kind: 'betting' });
  },
};
export const Refreshing: Story = {
  args: { view: ready(rewardsPage, { isRefreshing: true }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Próxima página' }));
    await expect(args.onPage).not.toHaveBeenCalled();
  },
};
export const NoDays: Story = {
  args: { summary: ready({ ...summary, days: quiet.days }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhuma comissão nos últimos 30 dias')).toBeVisible();
  },
};
export const SummaryReading: Story = { args: { summary: { kind: 'loading' } } };
/** The list does without. */
export const SummaryFailed: Story = {
  args: { summary: failedPart },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Erro de rede, tente novamente mais tarde');
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await expect(failedPart.onRetry).toHaveBeenCalled();
    await expect(canvas.getByRole('table', { name: 'Comissões' })).toBeVisible();
  },
};
/** When they are paid did not come: left out without a word. */
export const NoCycles: Story = {
  args: { settlements: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Todo dia, às 04:00')).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
export const NotAgent: Story = {
  args: { view: ready({ ...rewardsPage, ...none, agent: null }), summary: ready(quiet) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Comissões são de quem é agente/)).toBeVisible();
  },
};
export const Empty: Story = {
  args: { view: ready({ ...rewardsPage, ...none }), filter: { ...filter, kind: 'deposits' } },
};
export const Huge: Story = {
  args: {
    view: ready({
      ...rewardsPage,
      settledSum: 99_999_999_999,
      pendingSum: 99_999_999_999,
      items: rewardsPage.items.map((item) => ({ ...item, base: 99_999_999_999, amount: 99_999_999_999 })),
    }),
    summary: ready({
      days: summary.days.map((day) => ({ ...day, amount: day.amount * 10_000_000 })),
      kinds: summary.kinds.map((kind) => ({ ...kind, settled: 99_999_999_999, pending: 99_999_999_999 })),
    }),
  },
};

showsEvery(rewardsStates, {
  Rewards,
  Refreshing,
  NoDays,
  SummaryReading,
  SummaryFailed,
  NoCycles,
  NotAgent,
  Empty,
  Huge,
});
