import type { Activity } from '@fortuna/domain/model/promotions-activities.ts';
import { sampleActivity } from '@fortuna/domain/testing/promotion-samples.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { InFrame } from '../../../story/frame.tsx';
import { inLayout } from '../../../story/in-layout.tsx';
import { showsEvery } from '../../../story/shows-every.ts';
import { ready } from '../../page/loadable.ts';
import { ActivitiesScreen, activitiesStates } from './ActivitiesScreen.tsx';

const some: readonly Activity[] = [
  sampleActivity,
  {
    ...sampleActivity,
    id: 1,
    code: 'recharge',
    page: 'recharge',
    category: 'deposit',
    title: 'Bônus de recarga',
    subtitle: '5 % a 20 % da soma do mês',
    state: null,
    openCount: 0,
  },
  {
    ...sampleActivity,
    id: 2,
    code: 'brand-new',
    page: 'other',
    category: 'daily',
    title: 'Novidade da semana',
    subtitle: null,
    state: null,
    openCount: 0,
  },
];

const listed = (activities: readonly Activity[]) => ({ activities, serverTime: '2026-05-04T15:00:00.000Z' });

const meta = {
  title: 'Screens/promotions/Activities',
  tags: ['brands'],
  component: ActivitiesScreen,
  parameters: { layout: 'fullscreen' },
  args: { view: ready(listed(some)) },
  render: (args) => (
    <InFrame current="promotions">
      <ActivitiesScreen {...args} />
    </InFrame>
  ),
} satisfies Meta<typeof ActivitiesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  args: { view: ready(listed(some.map((activity) => ({ ...activity, state: null, openCount: 0 })))) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Ver e resgatar')).toBeNull();
    await expect(canvas.getByRole('link', { name: /^Novidade da semana/ })).toHaveAttribute(
      'href',
      '/promotion/activity?code=brand-new',
    );
  },
};

/** What can be claimed now comes first. */
export const Member: Story = {
  play: async ({ canvas, canvasElement }) => {
    const [first] = canvas.getAllByRole('heading', { level: 2 });
    await expect(first).toHaveTextContent('Para resgatar agora');
    await expect(canvas.getByRole('link', { name: /^Rebate por apostas/ })).toHaveAttribute(
      'href',
      '/promotion/activity/cashback',
    );
    await expect(canvas.getAllByText('Ver e resgatar')).toHaveLength(1);
    // The first of them leads, and only it.
    const lead = canvasElement.querySelectorAll('[data-lead]');
    await expect(lead).toHaveLength(1);
    await expect(lead[0]).toHaveTextContent('Rebate por apostas');
    // Each with its own drawing.
    const drawn = () => [...canvasElement.querySelectorAll('[data-part=activity-art] > img')];
    await waitFor(() => expect(drawn()).toHaveLength(some.length));
    const pictures = drawn().map((picture) => picture.getAttribute('src'));
    await expect(new Set(pictures).size).toBe(some.length);
  },
};

export const Empty: Story = {
  args: { view: ready(listed([])) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhuma promoção no momento')).toBeVisible();
  },
};

export const Loading: Story = { args: { view: { kind: 'loading' } } };

export const Failed: Story = {
  args: { view: { kind: 'failed', problem: { kind: 'network' }, onRetry: fn() } },
};

export const LongText: Story = {
  args: {
    view: ready(
      listed([
        {
          ...sampleActivity,
          title: 'Bônus de recarga da semana de aniversário do site para quem joga desde o começo',
          subtitle:
            'Cada depósito do período vale por si, sem limite de vezes, e pode ser resgatado até o fim do mês.',
        },
      ]),
    ),
  },
};

const coupons: Pick<Story, 'decorators'> = { decorators: [inLayout({ promotions: 'coupons' })] };
const standing = { progress: 1_500, next: 4_000, reward: null, claimedAt: null, endsAt: null };

const several: readonly Activity[] = [
  ...some,
  {
    ...sampleActivity,
    id: 3,
    code: 'treasure',
    page: 'treasure',
    category: 'daily',
    title: 'Tesouro',
    subtitle: 'Três baús por dia',
    openCount: 0,
    state: { ...standing, status: 'locked', endsAt: '2026-05-09T02:59:59.000Z' },
  },
  {
    ...sampleActivity,
    id: 4,
    code: 'level',
    page: 'level',
    category: 'vip',
    title: 'Bônus de nível',
    openCount: 0,
    state: { ...standing, status: 'claimed' },
  },
];

/** Led by an offer that has no figure. */
const ledBySign: Story['args'] = {
  view: ready(
    listed([
      {
        ...sampleActivity,
        id: 7,
        code: 'lottery-wheel',
        page: 'lottery-wheel',
        category: 'wheel',
        title: 'Roletas',
        subtitle: 'Uma por dia, outra por recarga',
        rule: { ...sampleActivity.rule, shareBasisPoints: null, maxReward: null },
        tiers: [],
        state: null,
      },
      ...several,
    ]),
  ),
};

/** What it gives on the stub of each, and what is true of it now. */
export const Coupons: Story = {
  args: {
    view: ready(listed(several)),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('R$ 15,00 de R$ 40,00')).toBeVisible();
    await expect(canvas.getByText('4 dias')).toBeVisible();
    await expect(canvas.getByText('Resgatado')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Rebate por apostas/ })).toHaveAttribute(
      'href',
      '/promotion/activity/cashback',
    );
    await expect(canvas.getAllByText('Ver e resgatar')).toHaveLength(1);
  },
  ...coupons,
};

/** Without a figure the way on has all of its stub on phones. */
export const CouponsLedBySign: Story = { args: ledBySign, ...coupons };

export const CouponsLoading: Story = { args: { view: { kind: 'loading' } }, ...coupons };

export const CouponsLongText: Story = { args: LongText.args ?? {}, ...coupons };

const numerals: Pick<Story, 'decorators'> = { decorators: [inLayout({ promotions: 'numerals' })] };

/** What each gives is its picture. */
export const Numerals: Story = {
  args: Coupons.args ?? {},
  play: async (context) => {
    await Coupons.play?.(context);
    // All that lead on from a row stand on one line: those of two that run every day.
    const [, first, second] = context.canvas.getAllByText('Ver promoção');
    if (window.innerWidth > 900)
      await expect(first?.getBoundingClientRect().bottom).toBe(second?.getBoundingClientRect().bottom);
  },
  ...numerals,
};

/** Its name is as large as a figure. */
export const NumeralsLedBySign: Story = { args: ledBySign, ...numerals };

export const NumeralsLoading: Story = { args: { view: { kind: 'loading' } }, ...numerals };

export const NumeralsLongText: Story = { args: LongText.args ?? {}, ...numerals };

const tags: Pick<Story, 'decorators'> = { decorators: [inLayout({ promotions: 'tags' })] };

/** All that runs hangs from one rail, and all bases of a row stand on one line. */
export const Tags: Story = {
  args: {
    view: ready(
      listed([
        ...several,
        {
          ...sampleActivity,
          id: 5,
          code: 'lottery-wheel',
          page: 'lottery-wheel',
          category: 'wheel',
          title: 'Roletas',
          subtitle: 'Um giro por dia',
          openCount: 0,
          state: null,
        },
        {
          ...sampleActivity,
          id: 6,
          code: 'invitation-activity',
          page: 'invitation-activity',
          category: 'invite',
          title: 'Convide amigos',
          openCount: 0,
          state: null,
        },
      ]),
    ),
  },
  play: async (context) => {
    await Coupons.play?.(context);
    const [first, second] = context.canvasElement.querySelectorAll('[data-part=activity-cards] > li');
    if (window.innerWidth > 1_100)
      await expect(first?.getBoundingClientRect().bottom).toBe(second?.getBoundingClientRect().bottom);
  },
  ...tags,
};

/** Its picture stands for the sign, below the way on. */
export const TagsLedBySign: Story = {
  args: ledBySign,
  play: async ({ canvas }) => {
    const [way] = await canvas.findAllByText('Ver e resgatar');
    await expect(way?.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
  },
  ...tags,
};

export const TagsLoading: Story = { args: { view: { kind: 'loading' } }, ...tags };

export const TagsLongText: Story = { args: LongText.args ?? {}, ...tags };

showsEvery(activitiesStates, { Guest, Member, Empty, Loading, Failed, LongText });
