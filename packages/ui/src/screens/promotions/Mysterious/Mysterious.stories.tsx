import type { Activity, ActivityState } from '@fortuna/domain/model/promotions-activities.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { InFrame } from '../../../story/frame.tsx';
import { activityContent, claimedView, storyClaims } from '../../../story/promotions.ts';
import { showsEvery } from '../../../story/shows-every.ts';
import { ready } from '../../page/loadable.ts';
import { MysteriousScreen, mysteriousStates } from './MysteriousScreen.tsx';

const activity: Partial<Activity> = {
  code: 'mysterious',
  page: 'mysterious',
  category: 'daily',
  title: 'Chuva misteriosa',
  subtitle: 'Uma chuva a cada cinco horas',
  claimBy: ['activity'],
  rule: {
    metric: 'totalDeposits',
    period: 'fiveHours',
    min: 20_00,
    shareBasisPoints: null,
    maxReward: 20_00,
    turnoverTimes: 1,
    turnoverOn: 'reward',
    claimDays: null,
  },
  tiers: [],
};

const raining: ActivityState = {
  status: 'open',
  progress: 150_00,
  next: null,
  reward: null,
  claimedAt: null,
  endsAt: '2026-05-04T17:59:59.000Z',
};

const content = (state: ActivityState | null) => activityContent({ ...activity, state });

const meta = {
  title: 'Screens/promotions/Mysterious',
  tags: ['brands'],
  component: MysteriousScreen,
  parameters: { layout: 'fullscreen' },
  args: { view: ready(content(raining)) },
  render: (args) => (
    <InFrame current={null}>
      <MysteriousScreen {...args} />
    </InFrame>
  ),
} satisfies Meta<typeof MysteriousScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  args: { view: ready({ ...content(null), claims: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'As chuvas de hoje' }).children).toHaveLength(5);
    await expect(canvas.getByRole('button', { name: 'Entrar para resgatar' })).toBeVisible();
  },
};

/** What is caught is not known before. */
export const Raining: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const rains = canvas.getByRole('list', { name: 'As chuvas de hoje' });
    await expect(rains.querySelector('[aria-current]')).toHaveTextContent('10:00 às 15:00 · agora');
    await expect(canvas.queryByText('Você pegou')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Resgatar ?: Chuva misteriosa/ }));
    const { view } = args;
    if (view.kind !== 'ready') throw new Error('no content');
    await expect(view.content.claims?.onPress).toHaveBeenCalledWith(
      { by: 'activity', code: 'mysterious', tierId: null },
      'claim',
    );
  },
};

export const NotQualified: Story = {
  args: { view: ready(content({ ...raining, status: 'locked', progress: 5_00, next: 20_00 })) },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('main')).getByRole('link', { name: 'Depositar' })).toHaveAttribute(
      'href',
      '/recharge',
    );
    await expect(canvas.getByText(/Faltam R\$.15,00/)).toBeVisible();
  },
};

export const Caught: Story = {
  args: {
    view: ready({
      ...content({ ...raining, status: 'claimed', reward: 2_00, claimedAt: '2026-05-04T14:10:00.000Z' }),
      claims: storyClaims(claimedView),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Você pegou').nextElementSibling).toHaveTextContent(/^R\$.2,00$/);
  },
};

export const NotEligible: Story = { args: { view: ready(content(null)) } };

export const LongText: Story = {
  args: {
    view: ready({
      ...content({ ...raining, status: 'claimed', reward: 9_876_543_21 }),
      activity: {
        ...content({ ...raining, status: 'claimed', reward: 9_876_543_21 }).activity,
        title: 'Chuva misteriosa da semana de aniversário do site para quem joga desde o começo',
      },
    }),
  },
};

export const Loading: Story = { args: { view: { kind: 'loading' } } };

showsEvery(mysteriousStates, {
  Guest,
  Raining,
  NotQualified,
  Caught,
  NotEligible,
  LongText,
  Loading,
});
