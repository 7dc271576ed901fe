import type { Activity, ActivityState, ActivityTier } from '@fortuna/domain/model/promotions-activities.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { InFrame } from '../../../story/frame.tsx';
import { activityContent, claimedView, storyClaims } from '../../../story/promotions.ts';
import { showsEvery } from '../../../story/shows-every.ts';
import { ready } from '../../page/loadable.ts';
import { ExchangeScreen, exchangeStates } from './ExchangeScreen.tsx';

const offers: readonly (readonly [from: number, reward: number])[] = [
  [100, 1_00],
  [500, 6_00],
  [2_000, 30_00],
];

function tiersFor(points: number): readonly ActivityTier[] {
  return offers.map(([from, reward], index) => ({
    id: index + 1,
    name: `${from} pontos`,
    from,
    to: null,
    reward: { unit: 'money', min: reward, max: reward },
    state: points >= from ? 'open' : 'locked',
  }));
}

const activity: Partial<Activity> = {
  code: 'exchange',
  page: 'exchange',
  category: 'points',
  title: 'Troca de pontos',
  subtitle: 'Pontos viram dinheiro',
  claimBy: ['activity'],
  rule: {
    metric: 'points',
    period: 'always',
    min: 100,
    shareBasisPoints: null,
    maxReward: null,
    turnoverTimes: 1,
    turnoverOn: 'reward',
    claimDays: null,
  },
};

function stateOf(points: number): ActivityState {
  const next = offers.find(([from]) => from > points)?.[0] ?? null;
  return { status: 'open', progress: points, next, reward: 1_00, claimedAt: null, endsAt: null };
}

const content = (points: number | null) =>
  activityContent({
    ...activity,
    tiers: tiersFor(points ?? 0),
    state: points === null ? null : stateOf(points),
  });

const meta = {
  title: 'Screens/promotions/Exchange',
  tags: ['brands'],
  component: ExchangeScreen,
  parameters: { layout: 'fullscreen' },
  args: { view: ready(content(1_240)) },
  render: (args) => (
    <InFrame current={null}>
      <ExchangeScreen {...args} />
    </InFrame>
  ),
} satisfies Meta<typeof ExchangeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  args: { view: ready({ ...content(null), claims: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Entrar para resgatar' })).toBeVisible();
    await expect(canvas.getByText(/^100 pontos dão R\$.1,00\. Aposte R\$.1,00/)).toBeVisible();
  },
};

export const Enough: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('1.240')).toBeVisible();
    await expect(canvas.getByText('Dá para trocar 12 vezes')).toBeVisible();
    await expect(canvas.getByText(/troque 500 pontos por R\$.6,00\. Aposte R\$.6,00/)).toBeVisible();
    await expect(canvas.getByText(/^R\$.1,50 a cada 100 pontos$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Resgatar ?: 500 pontos por R\$.6,00$/ }));
    const { view } = args;
    if (view.kind !== 'ready') throw new Error('no content');
    await expect(view.content.claims?.onPress).toHaveBeenCalledWith(
      { by: 'activity', code: 'exchange', tierId: 2 },
      'claim',
    );
  },
};

export const TooFew: Story = {
  args: { view: ready(content(40)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /: 100 pontos/ })).toHaveAccessibleDescription(
      'Faltam 60 pontos',
    );
    await expect(canvas.getByRole('link', { name: 'Jogar' })).toHaveAttribute('href', '/game');
  },
};

/** Points are left: it can be done again. */
export const JustExchanged: Story = {
  args: { view: ready({ ...content(740), claims: storyClaims(claimedView) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Resgatar ?: 500 pontos/ })).toBeEnabled();
  },
};

export const Refused: Story = {
  args: {
    view: ready({
      ...content(740),
      claims: storyClaims({
        kind: 'ready',
        problem: { kind: 'refused', code: 400, message: 'Os pontos não bastam' },
      }),
    }),
  },
};

export const NotEligible: Story = { args: { view: ready(content(null)) } };

export const LongText: Story = {
  args: {
    view: ready({
      ...content(98_765_432),
      activity: {
        ...content(98_765_432).activity,
        title: 'Troca de pontos da semana de aniversário do site para quem joga desde o começo',
        tiers: tiersFor(98_765_432).map((tier) => ({ ...tier, from: tier.from * 12_345 })),
      },
    }),
  },
};

export const Loading: Story = { args: { view: { kind: 'loading' } } };

showsEvery(exchangeStates, {
  Guest,
  Enough,
  TooFew,
  JustExchanged,
  Refused,
  NotEligible,
  LongText,
  Loading,
});
