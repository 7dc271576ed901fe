import type { Activity, ActivityState } from '@fortuna/domain/model/promotions-activities.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { InFrame } from '../../../story/frame.tsx';
import { activityContent, claimedView, storyClaims } from '../../../story/promotions.ts';
import { showsEvery } from '../../../story/shows-every.ts';
import { ready } from '../../page/loadable.ts';
import { SuperScreen, superStates } from './SuperScreen.tsx';

const activity: Partial<Activity> = {
  code: 'super',
  page: 'super',
  category: 'deposit',
  title: 'Super boas-vindas',
  subtitle: '100% do primeiro depósito',
  claimBy: ['activity'],
  rule: {
    metric: 'firstDeposit',
    period: 'once',
    min: 20_00,
    shareBasisPoints: 10_000,
    maxReward: 1_500_00,
    turnoverTimes: 5,
    turnoverOn: 'reward',
    claimDays: 7,
  },
  tiers: [],
};

const before: ActivityState = {
  status: 'locked',
  progress: 0,
  next: 20_00,
  reward: 0,
  claimedAt: null,
  endsAt: null,
};

const open: ActivityState = {
  ...before,
  status: 'open',
  progress: 200_00,
  next: null,
  reward: 200_00,
  endsAt: '2026-05-08T15:00:00.000Z',
};

const content = (state: ActivityState | null) => activityContent({ ...activity, state });

const meta = {
  title: 'Screens/promotions/Super',
  tags: ['brands'],
  component: SuperScreen,
  parameters: { layout: 'fullscreen' },
  args: { view: ready(content(open)) },
  render: (args) => (
    <InFrame current={null}>
      <SuperScreen {...args} />
    </InFrame>
  ),
} satisfies Meta<typeof SuperScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  args: { view: ready(activityContent({ ...activity, state: null }, null)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Entrar para resgatar' })).toBeVisible();
    await expect(
      canvas.getByText(/R\$.1\.500,00 de bônus\. Aposte R\$.7\.500,00 antes de sacar/),
    ).toBeVisible();
  },
};

/** Locked, with the way to the deposit that opens it. */
export const BeforeTheFirstDeposit: Story = {
  args: { view: ready(content(before)) },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('main')).getByRole('link', { name: 'Depositar' })).toHaveAttribute(
      'href',
      '/recharge',
    );
    await expect(canvas.getByText(/Libera com um primeiro depósito de R\$.20,00 ou mais/)).toBeVisible();
  },
};

export const Open: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByText(/Você depositou R\$.200,00: R\$.200,00 de bônus\. Aposte R\$.1\.000,00/),
    ).toBeVisible();
    const milestones = canvas.getByRole('region', { name: 'O caminho até o saque' }).querySelectorAll('li');
    await expect(milestones).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: /^Resgatar ?: Super boas-vindas/ }));
    const { view } = args;
    if (view.kind !== 'ready') throw new Error('no content');
    await expect(view.content.claims?.onPress).toHaveBeenCalledWith(
      { by: 'activity', code: 'super', tierId: null },
      'claim',
    );
  },
};

/** What goes beyond the cap earns nothing. */
export const BeyondTheCap: Story = {
  args: { view: ready(content({ ...open, progress: 4_000_00, reward: 1_500_00 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/R\$.1\.500,00 de bônus\. Aposte R\$.7\.500,00/)).toBeVisible();
  },
};

export const TooSmall: Story = {
  args: { view: ready(content({ ...before, progress: 15_00, next: null })) },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('main')).queryByRole('link', { name: 'Depositar' })).toBeNull();
    await expect(canvas.getByRole('button', { name: /^Resgatar/ })).toHaveAccessibleDescription(
      /Seu primeiro depósito foi de R\$.15,00; o bônus começa em R\$.20,00/,
    );
  },
};

export const Claimed: Story = {
  args: {
    view: ready({ ...content({ ...open, status: 'claimed' }), claims: storyClaims(claimedView) }),
  },
};

export const Expired: Story = {
  args: { view: ready(content({ ...open, status: 'expired', endsAt: '2026-05-01T15:00:00.000Z' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Prazo encerrado/ })).toBeVisible();
  },
};

export const NotEligible: Story = { args: { view: ready(content(null)) } };

export const Loading: Story = { args: { view: { kind: 'loading' } } };

showsEvery(superStates, {
  Guest,
  BeforeTheFirstDeposit,
  Open,
  BeyondTheCap,
  TooSmall,
  Claimed,
  Expired,
  NotEligible,
  Loading,
});
