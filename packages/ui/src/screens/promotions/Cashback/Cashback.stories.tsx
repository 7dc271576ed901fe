import { gameTypes } from '@fortuna/domain/model/games.ts';
import type { Activity, ActivityState } from '@fortuna/domain/model/promotions-activities.ts';
import { sampleVip } from '@fortuna/domain/testing/promotion-samples.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { InFrame } from '../../../story/frame.tsx';
import { activityContent, claimedView, storyClaims } from '../../../story/promotions.ts';
import { showsEvery } from '../../../story/shows-every.ts';
import { ready } from '../../page/loadable.ts';
import type { CashbackContent, CashbackPurse } from './Cashback.view.ts';
import { CashbackScreen, cashbackStates } from './CashbackScreen.tsx';

const activity: Partial<Activity> = {
  title: 'Cashback',
  subtitle: 'Uma parte de cada aposta volta',
  claimBy: ['rebateWallet'],
  rule: {
    metric: 'validBets',
    period: 'daily',
    min: null,
    shareBasisPoints: null,
    maxReward: null,
    turnoverTimes: 1,
    turnoverOn: 'reward',
    claimDays: null,
  },
  tiers: [],
};

const state: ActivityState = {
  status: 'open',
  progress: 640_00,
  next: null,
  reward: 12_75,
  claimedAt: null,
  endsAt: null,
};

const vip = {
  ...sampleVip,
  ladder: sampleVip.ladder.map((step) => ({
    ...step,
    rebates: gameTypes.map((gameType, index) => ({
      gameType,
      basisPoints: 10 + (index % 3) * 10 + step.level * 10,
    })),
  })),
};

const purse: CashbackPurse = { waiting: 12_75, balance: 1_284_50 };
const rates = ready(vip);

function content(
  change: Partial<CashbackPurse> = {},
  stateOf: ActivityState | null = state,
): CashbackContent {
  return { ...activityContent({ ...activity, state: stateOf }), purse: { ...purse, ...change }, rates };
}

const meta = {
  title: 'Screens/promotions/Cashback',
  tags: ['brands'],
  component: CashbackScreen,
  parameters: { layout: 'fullscreen' },
  args: { view: ready(content()) },
  render: (args) => (
    <InFrame current={null}>
      <CashbackScreen {...args} />
    </InFrame>
  ),
} satisfies Meta<typeof CashbackScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  args: { view: ready({ ...activityContent({ ...activity, state: null }, null), purse: null, rates }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Entrar para resgatar' })).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'O caminho do seu cashback' })).toBeNull();
  },
};

export const Waiting: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/R\$.12,75 estão esperando\. Aposte R\$.12,75/)).toBeVisible();
    const rates = canvas.getByRole('region', { name: 'O que volta no nível VIP 2' });
    await expect(rates.querySelectorAll('li')).toHaveLength(11);
    const claim = canvas.getByRole('button', { name: /^Resgatar ?: Cashback/ });
    // What binds is read first.
    const binds = canvas.getByRole('heading', { name: 'Antes de resgatar' });
    await expect(binds.compareDocumentPosition(claim)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(claim);
    const { view } = args;
    if (view.kind !== 'ready') throw new Error('no content');
    await expect(view.content.claims?.onPress).toHaveBeenCalledWith({ by: 'rebateWallet' }, 'claim');
  },
};

export const EmptyPurse: Story = {
  args: { view: ready(content({ waiting: 0 }, { ...state, status: 'locked', reward: 0 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Resgatar/ })).toHaveAccessibleDescription(
      'A carteira está vazia',
    );
  },
};

export const JustCollected: Story = {
  args: {
    view: ready({
      ...content({ waiting: 0 }, { ...state, status: 'locked', reward: 0 }),
      claims: storyClaims(claimedView),
    }),
  },
};

export const RatesLoading: Story = { args: { view: ready({ ...content(), rates: { kind: 'loading' } }) } };

/** The purse can be collected all the same. */
export const RatesFailed: Story = {
  args: {
    view: ready({ ...content(), rates: { kind: 'failed', problem: { kind: 'network' }, onRetry: fn() } }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Resgatar ?: Cashback/ })).toBeVisible();
  },
};

export const NotEligible: Story = { args: { view: ready(content({ waiting: 0 }, null)) } };

export const LongText: Story = {
  args: {
    view: ready(
      content({ waiting: 9_876_543_21, balance: 98_765_432_10 }, { ...state, progress: 123_456_789_00 }),
    ),
  },
};

export const Loading: Story = { args: { view: { kind: 'loading' } } };

showsEvery(cashbackStates, {
  Guest,
  Waiting,
  EmptyPurse,
  JustCollected,
  RatesLoading,
  RatesFailed,
  NotEligible,
  LongText,
  Loading,
});
