import type { Activity, ActivityState } from '@fortuna/domain/model/promotions-activities.ts';
import { siteDaysFrom } from '@fortuna/domain/site-days.ts';
import { sampleActivity } from '@fortuna/domain/testing/promotion-samples.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { InFrame } from '../../../story/frame.tsx';
import { activityContent } from '../../../story/promotions.ts';
import { showsEvery } from '../../../story/shows-every.ts';
import { ready } from '../../page/loadable.ts';
import { WeeklyCompensationScreen, weeklyCompensationStates } from './WeeklyCompensationScreen.tsx';

const shares = [
  ['Onda pequena', 50_000, 499_999, 200],
  ['Onda média', 500_000, 1_999_999, 300],
  ['Onda grande', 2_000_000, null, 500],
] as const;

const activity = (state: Partial<ActivityState> | null): Partial<Activity> => ({
  code: 'weekly-Compensation',
  page: 'weekly-Compensation',
  title: 'Compensação semanal',
  subtitle: 'Parte da perda líquida da semana',
  tiers: shares.map(([name, from, until, share], index) => ({
    id: index + 1,
    name,
    from,
    to: until,
    reward: { unit: 'share', min: share, max: share },
    state: 'locked',
  })),
  rule: { ...sampleActivity.rule, metric: 'netLoss', min: 50_000, maxReward: 300_000 },
  state: state && {
    status: 'locked',
    progress: 0,
    next: 50_000,
    reward: 0,
    claimedAt: null,
    endsAt: '2026-05-11T02:59:59.000Z',
    ...state,
  },
});

const days = (first: string, amounts: readonly number[]) =>
  siteDaysFrom(first, amounts.length).map((day, index) => ({ day, amount: amounts[index] ?? 0 }));

const lastWeek = activity({
  status: 'open',
  progress: 620_000,
  next: 2_000_000,
  reward: 18_600,
  days: days('2026-04-27', [40_000, 160_000, -30_000, 0, 250_000, 200_000, 0]),
});

const meta = {
  title: 'Screens/promotions/WeeklyCompensation',
  tags: ['brands'],
  component: WeeklyCompensationScreen,
  parameters: { layout: 'fullscreen' },
  args: { view: ready(activityContent(lastWeek)) },
  render: (args) => (
    <InFrame current={null}>
      <WeeklyCompensationScreen {...args} />
    </InFrame>
  ),
} satisfies Meta<typeof WeeklyCompensationScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  args: { view: ready(activityContent(activity(null), null)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/perda líquida de R\$.500,00, volta R\$.10,00/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Entrar para resgatar' })).toBeVisible();
  },
};

/** Days to come are there, without a figure; nothing says how much is missing. */
export const RunningWeek: Story = {
  args: { view: ready(activityContent(activity({ progress: 21_000, days: days('2026-05-04', [21_000]) }))) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /^Esta semana: 4 de mai/ })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Os dias da semana' }).children).toHaveLength(7);
    await expect(
      canvas.getByText(/segunda-feira, 4 de maio: perda líquida de R\$.210,00/),
    ).toBeInTheDocument();
  },
};

export const LastWeek: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: /^A semana passada: 27 de abr/ })).toBeVisible();
    await expect(
      canvas.getByText(/perda líquida de R\$.6\.200,00 na semana, volta R\$.186,00/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Resgatar ?: Compensação semanal/ }));
    const { view } = args;
    if (view.kind !== 'ready') throw new Error('no content');
    await expect(view.content.claims?.onPress).toHaveBeenCalledWith(
      { by: 'activity', code: 'weekly-Compensation', tierId: null },
      'claim',
    );
  },
};

export const Claimed: Story = {
  args: {
    view: ready(
      activityContent({
        ...lastWeek,
        state: lastWeek.state && {
          ...lastWeek.state,
          status: 'claimed',
          claimedAt: '2026-05-04T12:00:00.000Z',
        },
      }),
    ),
  },
};

export const Expired: Story = {
  args: {
    view: ready(
      activityContent({ ...lastWeek, state: lastWeek.state && { ...lastWeek.state, status: 'expired' } }),
    ),
  },
};

/** A server that tells the sum alone. */
export const NoDays: Story = {
  args: { view: ready(activityContent(activity({ status: 'open', progress: 620_000, reward: 18_600 }))) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /^A semana passada: 27 de abr/ })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    view: ready(
      activityContent(
        activity({
          status: 'open',
          progress: 9_876_543_210,
          next: null,
          reward: 300_000,
          days: days('2026-04-27', [9_876_543_210, 0, 0, 0, 0, 0, 0]),
        }),
      ),
    ),
  },
};

export const Loading: Story = { args: { view: { kind: 'loading' } } };

showsEvery(weeklyCompensationStates, {
  Guest,
  RunningWeek,
  LastWeek,
  Claimed,
  Expired,
  NoDays,
  LongText,
  Loading,
});
