import type { Activity, ActivityTier } from '@fortuna/domain/model/promotions-activities.ts';
import type { RewardState } from '@fortuna/domain/model/promotions-rewards.ts';
import { sampleActivity } from '@fortuna/domain/testing/promotion-samples.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { InFrame } from '../../../story/frame.tsx';
import { activityContent } from '../../../story/promotions.ts';
import { showsEvery } from '../../../story/shows-every.ts';
import { ready } from '../../page/loadable.ts';
import { MagnetScreen, magnetStates } from './MagnetScreen.tsx';

const goals = [
  [3, 3_000],
  [10, 15_000],
  [30, 60_000],
] as const;

const goal = (id: number, state: RewardState): ActivityTier => {
  const [from, reward] = goals[id - 1] ?? [0, 0];
  return {
    id,
    name: `${from} pessoas`,
    from,
    to: null,
    reward: { unit: 'money', min: reward, max: reward },
    state,
  };
};

const activity = (friends: number, states: readonly RewardState[]): Partial<Activity> => ({
  code: 'magnet',
  page: 'magnet',
  title: 'Ímã',
  subtitle: 'Um extra para quem convida muito',
  tiers: states.map((state, index) => goal(index + 1, state)),
  rule: {
    ...sampleActivity.rule,
    metric: 'invitees',
    period: 'monthly',
    min: 3,
    maxReward: null,
    turnoverTimes: 5,
    claimDays: null,
  },
  state: {
    status: states.find((state) => state === 'open') ?? 'locked',
    progress: friends,
    next: goals.map(([from]) => from).find((from) => from > friends) ?? null,
    reward: null,
    claimedAt: null,
    endsAt: '2026-06-01T02:59:59.000Z',
  },
});

const open = activity(12, ['claimed', 'open', 'locked']);

const meta = {
  title: 'Screens/promotions/Magnet',
  tags: ['brands'],
  component: MagnetScreen,
  parameters: { layout: 'fullscreen' },
  args: { view: ready(activityContent(open)) },
  render: (args) => (
    <InFrame current={null}>
      <MagnetScreen {...args} />
    </InFrame>
  ),
} satisfies Meta<typeof MagnetScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  args: { view: ready(activityContent({ ...open, state: null }, null)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Com 3 amigos no mês você recebe R\$.30,00/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Entrar para resgatar' })).toBeVisible();
  },
};

export const FirstFriends: Story = {
  args: { view: ready(activityContent(activity(1, ['locked', 'locked', 'locked']))) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Faltam 2 para a próxima meta')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Resgatar ?: 3 pessoas/ })).toHaveAccessibleDescription(
      'Faltam 2 amigos',
    );
    await expect(canvas.getByRole('link', { name: 'Convidar' })).toHaveAttribute(
      'href',
      '/agency-center/invite',
    );
  },
};

/** Each goal has a claim of its own. */
export const Open: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('img', { name: '12 amigos neste mês; metas: 3, 10, 30' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Resgatar ?: 10 pessoas/ }));
    const { view } = args;
    if (view.kind !== 'ready') throw new Error('no content');
    await expect(view.content.claims?.onPress).toHaveBeenCalledWith(
      { by: 'activity', code: 'magnet', tierId: 2 },
      'claim',
    );
  },
};

export const AllClaimed: Story = {
  args: { view: ready(activityContent(activity(41, ['claimed', 'claimed', 'claimed']))) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Todas as metas alcançadas')).toBeVisible();
  },
};

/** Goals and sums as large as the server may send. */
export const LongText: Story = {
  args: {
    view: ready(
      activityContent({
        ...open,
        tiers: (open.tiers ?? []).map((tier) => ({
          ...tier,
          name: `${tier.name} que depositaram neste mês`,
          from: tier.from * 1_000,
          reward: { unit: 'money', min: 9_876_543_210, max: 9_876_543_210 },
        })),
      }),
    ),
  },
};

export const Loading: Story = { args: { view: { kind: 'loading' } } };

showsEvery(magnetStates, { Guest, FirstFriends, Open, AllClaimed, LongText, Loading });
