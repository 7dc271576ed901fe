import type { Activity, ActivityState } from '@fortuna/domain/model/promotions-activities.ts';
import { sampleActivity } from '@fortuna/domain/testing/promotion-samples.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { InFrame } from '../../../story/frame.tsx';
import { activityContent } from '../../../story/promotions.ts';
import { showsEvery } from '../../../story/shows-every.ts';
import { ready } from '../../page/loadable.ts';
import { RescueScreen, rescueStates } from './RescueScreen.tsx';

const activity = (state: Partial<ActivityState> | null): Partial<Activity> => ({
  code: 'rescue',
  page: 'rescue',
  title: 'Resgate',
  subtitle: 'Uma ajuda quando o saldo acaba',
  tiers: [],
  rule: {
    ...sampleActivity.rule,
    metric: 'totalDeposits',
    period: 'daily',
    min: 10_000,
    shareBasisPoints: 200,
    maxReward: 10_000,
    claimDays: null,
    balanceBelow: 500,
  },
  state: state && {
    status: 'locked',
    progress: 0,
    next: 10_000,
    reward: 0,
    claimedAt: null,
    endsAt: '2026-05-05T02:59:59.000Z',
    ...state,
  },
});

const member = (state: Partial<ActivityState>, balance: number) =>
  ready({ ...activityContent(activity(state)), balance });

const meta = {
  title: 'Screens/promotions/Rescue',
  tags: ['brands'],
  component: RescueScreen,
  parameters: { layout: 'fullscreen' },
  args: { view: member({ status: 'open', progress: 20_000, next: null, reward: 400 }, 320) },
  render: (args) => (
    <InFrame current={null}>
      <RescueScreen {...args} />
    </InFrame>
  ),
} satisfies Meta<typeof RescueScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  args: { view: ready({ ...activityContent(activity(null), null), balance: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/depositou R\$.100,00 no dia recebe R\$.2,00/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Entrar para resgatar' })).toBeVisible();
  },
};

/** What is missing is said of what is missing: deposits first, then the balance. */
export const NotNeeded: Story = {
  args: { view: member({ progress: 12_000, next: null, reward: 240 }, 128_450) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Resgatar ?: Resgate/ })).toHaveAccessibleDescription(
      /^Seu saldo não está abaixo de R\$.5,00$/,
    );
    await expect(canvas.getByRole('meter', { name: 'Depósitos de hoje' })).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^R\$.120,00 de R\$.100,00$/),
    );
  },
};

export const Open: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/Hoje você depositou R\$.200,00: o resgate dá R\$.4,00/)).toBeVisible();
    await expect(canvas.getByText(/Isto não é o alívio de perdas/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Resgatar ?: Resgate/ }));
    const { view } = args;
    if (view.kind !== 'ready') throw new Error('no content');
    await expect(view.content.claims?.onPress).toHaveBeenCalledWith(
      { by: 'activity', code: 'rescue', tierId: null },
      'claim',
    );
  },
};

export const Claimed: Story = {
  args: {
    view: member(
      {
        status: 'claimed',
        progress: 20_000,
        next: null,
        reward: 400,
        claimedAt: '2026-05-04T14:00:00.000Z',
      },
      720,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Resgatado hoje')).toBeVisible();
  },
};

export const Expired: Story = {
  args: { view: member({ status: 'expired', progress: 20_000, next: null, reward: 400 }, 100) },
};

/** The wallet is empty, but a withdrawal is under review. */
export const HeldMoney: Story = {
  args: { view: member({ progress: 20_000, next: null, reward: 400 }, 0) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Resgatar ?: Resgate/ })).toHaveAccessibleDescription(
      /Dinheiro em análise de saque também conta/,
    );
  },
};

export const LongText: Story = {
  args: {
    view: member({ status: 'open', progress: 9_876_543_210, next: null, reward: 10_000 }, 9_876_543_210),
  },
};

export const Loading: Story = { args: { view: { kind: 'loading' } } };

showsEvery(rescueStates, { Guest, NotNeeded, Open, Claimed, Expired, HeldMoney, LongText, Loading });
