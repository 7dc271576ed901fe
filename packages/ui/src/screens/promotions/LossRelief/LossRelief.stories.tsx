import type { Reward } from '@fortuna/domain/model/promotions-rewards.ts';
import { sampleActivity, sampleReward } from '@fortuna/domain/testing/promotion-samples.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { InFrame } from '../../../story/frame.tsx';
import { activityContent, rewardList } from '../../../story/promotions.ts';
import { showsEvery } from '../../../story/shows-every.ts';
import { ready } from '../../page/loadable.ts';
import { LossReliefScreen, lossReliefStates } from './LossReliefScreen.tsx';

const activity = {
  code: 'daily-loss-relief-fund',
  page: 'daily-loss-relief-fund',
  title: 'Fundo de alívio diário',
  subtitle: '8% da perda líquida de ontem',
  claimBy: ['lossRelief'],
  tiers: [],
  state: null,
  rule: {
    ...sampleActivity.rule,
    metric: 'netLoss',
    period: 'daily',
    min: 10_000,
    shareBasisPoints: 800,
    maxReward: 500_000,
    claimDays: 1,
  },
} as const;

const day = (date: string, change: Partial<Reward>): Reward => ({
  ...sampleReward,
  id: Number(date.replaceAll('-', '')),
  subject: date,
  required: 10_000,
  turnover: change.amount ?? 0,
  ...change,
});

const list = rewardList([
  day('2026-05-04', { state: 'locked', progress: 4_350, amount: 0, endsAt: '2026-05-06T02:59:59.000Z' }),
  day('2026-05-03', { state: 'open', progress: 18_750, amount: 1_500, endsAt: '2026-05-05T02:59:59.000Z' }),
  day('2026-05-01', {
    state: 'claimed',
    progress: 40_000,
    amount: 3_200,
    claimedAt: '2026-05-02T15:00:00.000Z',
    endsAt: '2026-05-03T02:59:59.000Z',
  }),
  day('2026-04-29', {
    state: 'expired',
    progress: 12_500,
    amount: 1_000,
    endsAt: '2026-05-01T02:59:59.000Z',
  }),
]);

const meta = {
  title: 'Screens/promotions/LossRelief',
  tags: ['brands'],
  component: LossReliefScreen,
  parameters: { layout: 'fullscreen' },
  args: { view: ready({ ...activityContent(activity), reliefs: ready(list) }) },
  render: (args) => (
    <InFrame current={null}>
      <LossReliefScreen {...args} />
    </InFrame>
  ),
} satisfies Meta<typeof LossReliefScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The rule is read in the least figures that it has. */
export const Guest: Story = {
  args: { view: ready({ ...activityContent(activity, null), reliefs: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/perda líquida de R\$.100,00, volta R\$.8,00/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Entrar para resgatar' })).toBeVisible();
  },
};

/** Each day has its own state; the running one cannot be claimed, and nothing urges to play on. */
export const Days: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/domingo, 3 de maio a sua perda líquida foi de R\$.187,50/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Resgatar ?: domingo/ }));
    const { view } = args;
    if (view.kind !== 'ready') throw new Error('no content');
    await expect(view.content.claims?.onPress).toHaveBeenCalledWith(
      { by: 'lossRelief', rewardId: 20260503 },
      'claim',
    );
    await expect(canvas.getByRole('button', { name: /^Resgatar ?: segunda/ })).toHaveAccessibleDescription(
      'O dia ainda corre. Vale o resultado da meia-noite.',
    );
    await expect(canvas.getByRole('list', { name: 'Os últimos sete dias' }).children).toHaveLength(7);
    const [care] = canvas.getAllByRole('link', { name: 'Jogo responsável' });
    await expect(care).toHaveAttribute('href', '/responsible-gaming');
  },
};

export const NothingLost: Story = {
  args: { view: ready({ ...activityContent(activity), reliefs: ready(rewardList([])) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nada a receber')).toBeVisible();
  },
};

export const DaysLoading: Story = {
  args: { view: ready({ ...activityContent(activity), reliefs: { kind: 'loading' } }) },
};

export const DaysFailed: Story = {
  args: {
    view: ready({
      ...activityContent(activity),
      reliefs: { kind: 'failed', problem: { kind: 'network' }, onRetry: fn() },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Antes de resgatar')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  },
};

/** Sums as large as the server may send, and a day that it calls otherwise. */
export const LongText: Story = {
  args: {
    view: ready({
      ...activityContent({ ...activity, title: 'Fundo de alívio diário para quem jogou ontem à noite' }),
      reliefs: ready(
        rewardList([
          day('2026-05-03', { state: 'open', progress: 9_876_543_210, amount: 500_000, endsAt: null }),
          {
            ...day('2026-05-02', { state: 'open', progress: 10_000, amount: 800 }),
            subject: 'Rodada de sábado',
          },
        ]),
      ),
    }),
  },
};

export const Loading: Story = { args: { view: { kind: 'loading' } } };

showsEvery(lossReliefStates, { Guest, Days, NothingLost, DaysLoading, DaysFailed, LongText, Loading });
