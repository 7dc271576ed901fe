import type { Activity, ActivityState, ActivityTier } from '@fortuna/domain/model/promotions-activities.ts';
import type { Reward } from '@fortuna/domain/model/promotions-rewards.ts';
import { sampleReward } from '@fortuna/domain/testing/promotion-samples.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { InFrame } from '../../../story/frame.tsx';
import { activityContent, claimedView, rewardList, storyClaims } from '../../../story/promotions.ts';
import { showsEvery } from '../../../story/shows-every.ts';
import { ready } from '../../page/loadable.ts';
import { type RechargeContent, RechargeScreen, rechargeStates } from './RechargeScreen.tsx';

function tier(id: number, name: string, from: number, to: number, min: number, max: number): ActivityTier {
  return { id, name, from, to, reward: { unit: 'share', min, max }, state: 'locked' };
}

const tiers = [
  tier(1, 'Bronze', 1_000_00, 5_000_00, 500, 1_000),
  tier(2, 'Prata', 5_001_00, 15_000_00, 1_000, 1_500),
  tier(3, 'Ouro', 15_001_00, 30_000_00, 1_500, 1_800),
  tier(4, 'Platina', 30_001_00, 60_000_00, 1_800, 2_000),
  tier(5, 'Diamante', 60_001_00, 100_000_00, 2_000, 2_000),
];

const running: ActivityState = {
  status: 'locked',
  progress: 3_000_00,
  next: 5_001_00,
  reward: 225_00,
  claimedAt: null,
  endsAt: '2026-06-01T02:59:59.000Z',
};

const lastMonth: ActivityState = {
  ...running,
  status: 'open',
  progress: 15_000_00,
  next: 15_001_00,
  reward: 2_250_00,
  endsAt: '2026-05-08T02:59:59.000Z',
};

const firstReward: Reward = {
  ...sampleReward,
  id: 1,
  subject: null,
  state: 'locked',
  endsAt: null,
  required: 100_00,
  progress: 0,
  amount: 10_00,
  turnover: 500_00,
};

const earned: Reward = { ...firstReward, state: 'open', progress: 200_00 };

const activity: Partial<Activity> = {
  code: 'recharge',
  page: 'recharge',
  category: 'deposit',
  title: 'Promoção de recarga',
  subtitle: '5% a 20% pela soma do mês',
  claimBy: ['firstDeposit', 'activity'],
  rule: {
    metric: 'totalDeposits',
    period: 'monthly',
    min: 1_000_00,
    shareBasisPoints: null,
    maxReward: 20_000_00,
    turnoverTimes: 5,
    turnoverOn: 'deposit',
    claimDays: 7,
  },
  tiers,
};

function content(
  state: ActivityState | null,
  change: Partial<RechargeContent> = {},
  changeOf: Partial<Activity> = {},
): RechargeContent {
  return {
    ...activityContent({ ...activity, state, ...changeOf }),
    firstDeposit: ready(rewardList([firstReward])),
    ...change,
  };
}

const withTier = (id: number, state: ActivityTier['state']) => ({
  tiers: tiers.map((one) => (one.id === id ? { ...one, state } : one)),
});

const meta = {
  title: 'Screens/promotions/Recharge',
  tags: ['brands'],
  component: RechargeScreen,
  parameters: { layout: 'fullscreen' },
  args: { view: ready(content(running)) },
  render: (args) => (
    <InFrame current={null}>
      <RechargeScreen {...args} />
    </InFrame>
  ),
} satisfies Meta<typeof RechargeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  args: {
    view: ready({ ...activityContent({ ...activity, state: null }, null), firstDeposit: null }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Faixas e seus percentuais' })).toBeVisible();
    await expect(canvas.getByText(/Depósitos de R\$.1\.000,00 no mês: 5% para você/)).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Primeiro depósito' })).toBeNull();
  },
};

/** The month is running: what its sum is worth by now, and what the next step asks for. */
export const Running: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Isso vale').nextElementSibling).toHaveTextContent(/^R\$.225,00$/);
    await expect(canvas.getByText(/Depósitos confirmados neste mês.*\(7,5% de volta\)/)).toBeVisible();
    await expect(canvas.getByText(/Faltam R\$.2\.001,00 para Prata/)).toBeVisible();
    await expect(canvas.getByText(/R\$.225,00 para você\. Aposte R\$.15\.000,00/)).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: /^Resgatar ?: Promoção de recarga/ }),
    ).toHaveAccessibleDescription('Resgate nos primeiros 7 dias do próximo mês');
  },
};

export const BeforeTheFirstTier: Story = {
  args: { view: ready(content({ ...running, progress: 250_00, next: 1_000_00, reward: 0 })) },
  play: async ({ canvas }) => {
    const missing = canvas.getByText(/Faltam R\$.750,00 em depósitos para a primeira faixa/);
    await expect(missing).toBeVisible();
    await expect(missing.previousElementSibling).toHaveAttribute('href', '/recharge');
  },
};

export const Open: Story = {
  args: {
    view: ready(content(lastMonth, { firstDeposit: ready(rewardList([earned])) }, withTier(2, 'open'))),
  },
  play: async ({ canvas, userEvent, args }) => {
    const { view } = args;
    if (view.kind !== 'ready') throw new Error('no content');
    await userEvent.click(canvas.getByRole('button', { name: /^Resgatar ?: Promoção de recarga/ }));
    await expect(view.content.claims?.onPress).toHaveBeenCalledWith(
      { by: 'activity', code: 'recharge', tierId: null },
      'claim',
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Resgatar ?: Primeiro depósito/ }));
    await expect(view.content.claims?.onPress).toHaveBeenCalledWith({ by: 'firstDeposit' }, 'claim');
  },
};

export const Claimed: Story = {
  args: {
    view: ready(
      content(
        { ...lastMonth, status: 'claimed' },
        {
          claims: storyClaims(claimedView),
          firstDeposit: ready(rewardList([{ ...earned, state: 'claimed' }])),
        },
        withTier(2, 'claimed'),
      ),
    ),
  },
};

/** The first deposit was too small, and no later one is the first. */
export const NoTopUps: Story = {
  args: { view: ready(content(running, { firstDeposit: ready(rewardList([])) })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhum depósito qualificado')).toBeVisible();
  },
};

/** 'Error in ftd list: …' with the server's words; the ladder stays. */
export const FirstDepositFailed: Story = {
  args: {
    view: ready(
      content(running, {
        firstDeposit: {
          kind: 'failed',
          problem: { kind: 'network', message: 'Lista fechada até as 18h' },
          onRetry: fn(),
        },
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Erro na lista do primeiro depósito: Lista fechada até as 18h'),
    ).toBeVisible();
    await expect(canvas.getByText(/Isso vale/)).toBeVisible();
  },
};

export const FirstDepositLoading: Story = {
  args: { view: ready(content(running, { firstDeposit: { kind: 'loading' } })) },
};

/** A demonstration account: logged in, and without a state. */
export const NotEligible: Story = {
  args: { view: ready(content(null, { firstDeposit: ready(rewardList([])) })) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: /^Resgatar ?: Promoção de recarga/ }),
    ).toHaveAccessibleDescription('Você não tem direito a este prêmio');
  },
};

export const LongText: Story = {
  args: {
    view: ready(
      content(
        { ...running, progress: 98_765_432_10, next: null, reward: 20_000_00 },
        {},
        {
          title: 'Promoção de recarga da semana de aniversário do site para quem joga desde o começo',
          tiers: tiers.map((one) => ({ ...one, name: `${one.name} de colecionador` })),
        },
      ),
    ),
  },
};

export const Loading: Story = { args: { view: { kind: 'loading' } } };

showsEvery(rechargeStates, {
  Guest,
  Running,
  BeforeTheFirstTier,
  Open,
  Claimed,
  NoTopUps,
  FirstDepositFailed,
  FirstDepositLoading,
  NotEligible,
  LongText,
  Loading,
});
