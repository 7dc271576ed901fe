import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { choose } from '../../../story/choose.ts';
import { InFrame } from '../../../story/frame.tsx';
import { guestIsSignedOut } from '../../../story/sample.ts';
import { showsEvery } from '../../../story/shows-every.ts';
import { sampleCovers, sampleTurnover } from '../../../story/vip.ts';
import { ready } from '../../page/loadable.ts';
import { CoversScreen, coversStates } from './CoversScreen.tsx';

const meta = {
  title: 'Screens/vip/Covers',
  tags: ['brands'],
  component: CoversScreen,
  parameters: { layout: 'fullscreen', ...guestIsSignedOut },
  args: {
    view: ready(sampleCovers),
    filter: { status: null },
    onFilter: fn(),
    onPage: fn(),
    left: ready({ turnoverLeft: 135_000, turnover: sampleTurnover }),
  },
  render: (args) => (
    <InFrame current="promotions">
      <CoversScreen {...args} />
    </InFrame>
  ),
} satisfies Meta<typeof CoversScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each reward is a meter and says what its state means. */
export const Open: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^Faltam R\$.1\.350,00 em apostas ao todo/)).toBeVisible();
    const rebate = canvas.getByRole('listitem', { name: 'Bônus de recarga' });
    await expect(within(rebate).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25000');
    await expect(within(rebate).getByText(/^Faltam R\$.750,00 de R\$.1\.000,00$/)).toBeVisible();
    const cancelled = within(canvas.getByRole('listitem', { name: 'Ímã de convites' }));
    await expect(cancelled.getByText(/não há mais o que apostar/)).toBeVisible();
    await expect(cancelled.getByRole('link')).toHaveAttribute('href', '/messages?part=notifications');
    await choose(canvas, 'Em andamento');
    await expect(args.onFilter).toHaveBeenCalledWith({ status: 'open' });
  },
};
export const NothingLeft: Story = {
  args: { left: ready({ turnoverLeft: 0, turnover: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Nada falta apostar/)).toBeVisible();
  },
};
/** What is left in all did not come: the list stands without it. */
export const LeftUnknown: Story = {
  args: { left: { kind: 'failed', problem: { kind: 'network' }, onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
    await expect(canvas.getAllByRole('progressbar').length).toBeGreaterThan(0);
  },
};
export const OneStatus: Story = {
  args: {
    filter: { status: 'cancelled' },
    view: ready({
      ...sampleCovers,
      turnoverLeft: 0,
      items: sampleCovers.items.filter(({ status }) => status === 'cancelled'),
    }),
  },
};
export const Covered: Story = { parameters: { site: { isBalanceHidden: true } } };
export const Refreshing: Story = { args: { view: ready(sampleCovers, { isRefreshing: true }) } };
export const Empty: Story = {
  args: {
    left: ready({ turnoverLeft: 0, turnover: [] }),
    view: ready({
      ...sampleCovers,
      items: [],
      rewardSum: 0,
      turnoverLeft: 0,
      page: 1,
      lastPage: 1,
      total: 0,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhum registro encontrado')).toBeVisible();
  },
};

showsEvery(coversStates, { Open, NothingLeft, LeftUnknown, OneStatus, Covered, Refreshing, Empty });
