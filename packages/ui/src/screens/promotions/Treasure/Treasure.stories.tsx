import type { Activity, ActivityTier } from '@fortuna/domain/model/promotions-activities.ts';
import type { RewardState } from '@fortuna/domain/model/promotions-rewards.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { InFrame } from '../../../story/frame.tsx';
import { activityContent, claimedView, storyClaims } from '../../../story/promotions.ts';
import { showsEvery } from '../../../story/shows-every.ts';
import { ready } from '../../page/loadable.ts';
import { TreasureScreen, treasureStates } from './TreasureScreen.tsx';

const chests: readonly (readonly [name: string, from: number, reward: number])[] = [
  ['Baú de madeira', 1_000_00, 5_00],
  ['Baú de prata', 5_000_00, 30_00],
  ['Baú de ouro', 20_000_00, 150_00],
];

function tiersOf(...states: readonly RewardState[]): readonly ActivityTier[] {
  return chests.map(([name, from, reward], index) => ({
    id: index + 1,
    name,
    from,
    to: null,
    reward: { unit: 'money', min: reward, max: reward },
    state: states[index] ?? 'locked',
  }));
}

const activity: Partial<Activity> = {
  code: 'treasure',
  page: 'treasure',
  category: 'daily',
  title: 'Caça ao tesouro',
  subtitle: 'Baús pelas apostas do dia',
  claimBy: ['activity'],
  rule: {
    metric: 'validBets',
    period: 'daily',
    min: 1_000_00,
    shareBasisPoints: null,
    maxReward: null,
    turnoverTimes: 1,
    turnoverOn: 'reward',
    claimDays: null,
  },
};

function content(bets: number | null, ...states: readonly RewardState[]) {
  const next = chests.find(([, from]) => from > (bets ?? 0))?.[1] ?? null;
  return activityContent({
    ...activity,
    tiers: tiersOf(...states),
    state:
      bets === null
        ? null
        : {
            status: 'open',
            progress: bets,
            next,
            reward: 5_00,
            claimedAt: null,
            endsAt: '2026-05-05T02:59:59.000Z',
          },
  });
}

const meta = {
  title: 'Screens/promotions/Treasure',
  tags: ['brands'],
  component: TreasureScreen,
  parameters: { layout: 'fullscreen' },
  args: { view: ready(content(3_200_00, 'open')) },
  render: (args) => (
    <InFrame current={null}>
      <TreasureScreen {...args} />
    </InFrame>
  ),
} satisfies Meta<typeof TreasureScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  args: { view: ready({ ...content(null), claims: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Baús e suas metas' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Entrar para resgatar' })).toBeVisible();
  },
};

export const NoBets: Story = {
  args: { view: ready(content(0)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Jogar' })).toHaveAttribute('href', '/game');
    await expect(canvas.getByRole('button', { name: /: Baú de madeira/ })).toHaveAccessibleDescription(
      /Faltam R\$.1\.000,00 em apostas válidas/,
    );
  },
};

/** One chest is open by itself, the next one says what it still asks for. */
export const OnTheWay: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/Você apostou R\$.3\.200,00 hoje: R\$.5,00/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /: Baú de prata/ })).toHaveAccessibleDescription(
      /Faltam R\$.1\.800,00/,
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Resgatar ?: Baú de madeira/ }));
    const { view } = args;
    if (view.kind !== 'ready') throw new Error('no content');
    await expect(view.content.claims?.onPress).toHaveBeenCalledWith(
      { by: 'activity', code: 'treasure', tierId: 1 },
      'claim',
    );
  },
};

export const AllOpen: Story = {
  args: { view: ready(content(21_000_00, 'open', 'open', 'open')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/R\$.185,00 estão liberados/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Jogar' })).toBeNull();
    // Each of its own make.
    const trail = within(canvas.getByRole('list', { name: 'Baús e suas metas' }));
    const pictures = await trail.findAllByRole('presentation');
    await expect(new Set(pictures.map((picture) => picture.getAttribute('src'))).size).toBe(chests.length);
    // What binds is read before the first button.
    const binds = canvas.getByRole('heading', { name: 'Antes de resgatar' });
    const [button] = canvas.getAllByRole('button', { name: /^Resgatar/ });
    await expect(button && binds.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

export const AllClaimed: Story = {
  args: {
    view: ready({
      ...content(21_000_00, 'claimed', 'claimed', 'claimed'),
      claims: storyClaims(claimedView),
    }),
  },
};

export const NotEligible: Story = { args: { view: ready(content(null)) } };

export const LongText: Story = {
  args: {
    view: ready({
      ...content(123_456_789_00, 'open'),
      activity: {
        ...content(123_456_789_00, 'open').activity,
        tiers: tiersOf('open').map((tier) => ({
          ...tier,
          name: `${tier.name} da semana de aniversário do site`,
          from: tier.from * 1_000,
          reward: { unit: 'money', min: 9_876_543_21, max: 9_876_543_21 },
        })),
      },
    }),
  },
};

export const Loading: Story = { args: { view: { kind: 'loading' } } };

showsEvery(treasureStates, {
  Guest,
  NoBets,
  OnTheWay,
  AllOpen,
  AllClaimed,
  NotEligible,
  LongText,
  Loading,
});
