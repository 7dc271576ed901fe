import { sampleReward } from '@fortuna/domain/testing/promotion-samples.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { InFrame } from '../../../story/frame.tsx';
import { activityContent, rewardList } from '../../../story/promotions.ts';
import { showsEvery } from '../../../story/shows-every.ts';
import { ready } from '../../page/loadable.ts';
import { RechargeRebateScreen, rechargeRebateStates } from './RechargeRebateScreen.tsx';

const content = (change = {}) =>
  activityContent({
    code: 'recharge-rebate',
    page: 'recharge-rebate',
    title: 'Rebate de recarga',
    subtitle: '20 % de volta em cada depósito',
    tiers: [],
    ...change,
  });

const rewards = rewardList([
  {
    ...sampleReward,
    id: 3,
    subject: 'D202605041512330471',
    state: 'open',
    // The least that earns something; the deposit was twice that.
    required: 10_000,
    progress: 20_000,
    amount: 4_000,
    turnover: 100_000,
  },
  {
    ...sampleReward,
    id: 2,
    subject: 'D202605031010017712',
    state: 'claimed',
    amount: 2_000,
    progress: 10_000,
  },
  {
    ...sampleReward,
    id: 1,
    subject: 'D202604201010017712',
    state: 'expired',
    amount: 2_000,
    progress: 10_000,
  },
]);

const meta = {
  title: 'Screens/promotions/RechargeRebate',
  tags: ['brands'],
  component: RechargeRebateScreen,
  parameters: { layout: 'fullscreen' },
  args: { view: ready({ ...content(), rewards: ready(rewards) }) },
  render: (args) => (
    <InFrame current={null}>
      <RechargeRebateScreen {...args} />
    </InFrame>
  ),
} satisfies Meta<typeof RechargeRebateScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  args: { view: ready({ ...activityContent({ title: 'Rebate de recarga' }, null), rewards: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Rebate de recarga');
    await expect(canvas.getByText('Antes de resgatar')).toBeVisible();
  },
};

/** Conditions in the player's own numbers; each deposit has its own claim. */
export const Rewards: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByText(/depositou R\$.200,00: R\$.40,00 de volta. Aposte R\$.1\.000,00/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Resgatar ?: D202605041512330471/ }));
    const { view } = args;
    if (view.kind !== 'ready') throw new Error('no content');
    await expect(view.content.claims?.onPress).toHaveBeenCalledWith(
      { by: 'depositRebate', rewardId: 3 },
      'claim',
    );
  },
};

export const NoDeposit: Story = {
  args: { view: ready({ ...content(), rewards: ready(rewardList([])) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhum depósito elegível')).toBeVisible();
    await expect(within(canvas.getByRole('main')).getByRole('link', { name: 'Depositar' })).toHaveAttribute(
      'href',
      '/recharge',
    );
  },
};

export const RewardsLoading: Story = {
  args: { view: ready({ ...content(), rewards: { kind: 'loading' } }) },
};

export const RewardsFailed: Story = {
  args: {
    view: ready({
      ...content(),
      rewards: { kind: 'failed', problem: { kind: 'network' }, onRetry: fn() },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Antes de resgatar')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  },
};

export const Loading: Story = { args: { view: { kind: 'loading' } } };

showsEvery(rechargeRebateStates, { Guest, Rewards, NoDeposit, RewardsLoading, RewardsFailed, Loading });
