import type { Activity } from '@fortuna/domain/model/promotions-activities.ts';
import type { RewardState } from '@fortuna/domain/model/promotions-rewards.ts';
import { sampleActivity, sampleVip } from '@fortuna/domain/testing/promotion-samples.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { InFrame } from '../../../story/frame.tsx';
import { inLayout } from '../../../story/in-layout.tsx';
import { activityContent, claimedView } from '../../../story/promotions.ts';
import { showsEvery } from '../../../story/shows-every.ts';
import { ready } from '../../page/loadable.ts';
import { LevelBonusScreen, levelBonusStates } from './LevelBonusScreen.tsx';

const bonuses = [500, 2_800, 8_000, 20_000, 60_000, 200_000];

function activity(level: number, claimed: readonly number[] = []): Partial<Activity> {
  const stateOf = (step: number): RewardState => {
    if (step > level) return 'locked';
    return claimed.includes(step) ? 'claimed' : 'open';
  };
  return {
    code: 'level',
    page: 'level',
    title: 'Bônus de nível',
    subtitle: 'Um presente a cada nível VIP',
    tiers: bonuses.map((bonus, index) => ({
      id: index + 1,
      name: `VIP ${index + 1}`,
      from: index + 1,
      to: null,
      reward: { unit: 'money', min: bonus, max: bonus },
      state: stateOf(index + 1),
    })),
    rule: {
      ...sampleActivity.rule,
      metric: 'vipLevel',
      period: 'perItem',
      min: 1,
      maxReward: null,
      claimDays: null,
    },
    state: {
      status: 'open',
      progress: level,
      next: level + 1,
      reward: null,
      claimedAt: null,
      endsAt: null,
    },
  };
}

const meta = {
  title: 'Screens/promotions/LevelBonus',
  tags: ['brands'],
  component: LevelBonusScreen,
  parameters: { layout: 'fullscreen' },
  args: { view: ready({ ...activityContent(activity(2, [1])), vip: ready(sampleVip) }) },
  render: (args) => (
    <InFrame current={null}>
      <LevelBonusScreen {...args} />
    </InFrame>
  ),
} satisfies Meta<typeof LevelBonusScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  args: { view: ready({ ...activityContent({ ...activity(0), state: null }, null), vip: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Medalhas e bônus' }).children).toHaveLength(6);
    await expect(canvas.getByRole('button', { name: 'Entrar para resgatar' })).toBeVisible();
  },
};

export const LevelZero: Story = {
  args: {
    view: ready({
      ...activityContent(activity(0)),
      vip: ready({ ...sampleVip, level: 0, totalDeposits: 0, totalBets: 0 }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Do nível 0 ao nível 1')).toBeVisible();
    await expect(canvas.getByText('Abre no nível 1')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Resgatar/ })).toBeNull();
  },
};

/** Each level has a claim of its own. */
/** On phones what waits further down is told in the first window, with the way to it. */
export const Open: Story = {
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/^No nível 2 você recebe R\$.28,00, uma vez/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ir ao resgate' }));
    await expect(canvas.getByRole('button', { name: /^Resgatar ?: Nível 2/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: /^Resgatar ?: Nível 2/ }));
    const { view } = args;
    if (view.kind !== 'ready') throw new Error('no content');
    await expect(view.content.claims?.onPress).toHaveBeenCalledWith(
      { by: 'activity', code: 'level', tierId: 2 },
      'claim',
    );
  },
};

/** On phones what is said of a claim has a whole row. */
export const JustClaimed: Story = {
  args: {
    view: ready({
      ...activityContent(activity(2, [1, 2]), {
        of: (target) =>
          target.by === 'activity' && target.tierId === 2 ? claimedView : { kind: 'ready', problem: null },
        onPress: fn(),
      }),
      vip: ready(sampleVip),
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Recompensa resgatada!')).toBeVisible();
    const medals = canvas.getByRole('list', { name: 'Medalhas e bônus' });
    const notice = canvasElement.querySelector('[data-part="level-medals"] [data-part="notice"]');
    const room = window.innerWidth <= 600 ? medals.clientWidth : medals.clientWidth / 3;
    await expect(notice?.clientWidth).toBeGreaterThan(room * 0.7);
  },
};

export const Highest: Story = {
  args: {
    view: ready({
      ...activityContent(activity(6, [1, 2, 3, 4, 5, 6])),
      vip: ready({ ...sampleVip, level: 6 }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nível 6: o mais alto')).toBeVisible();
  },
};

/** What the member has had in all is covered with the balance, as in the club. */
export const Covered: Story = {
  parameters: { site: { isBalanceHidden: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^•+ de R\$/)).toHaveLength(2);
  },
};

/** The medals stay where the progress cannot be read. */
export const ProgressFailed: Story = {
  args: {
    view: ready({
      ...activityContent(activity(2)),
      vip: { kind: 'failed', problem: { kind: 'network' }, onRetry: fn() },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Medalhas e bônus' })).toBeVisible();
  },
};

export const ProgressLoading: Story = {
  args: { view: ready({ ...activityContent(activity(2)), vip: { kind: 'loading' } }) },
};

export const LongText: Story = {
  args: {
    view: ready({
      ...activityContent({
        ...activity(2, [1]),
        tiers: (activity(2, [1]).tiers ?? []).map((tier) => ({
          ...tier,
          name: 'Sócio honorário de primeira classe',
          reward: { unit: 'money', min: 9_876_543_210, max: 9_876_543_210 },
        })),
      }),
      vip: ready({ ...sampleVip, totalDeposits: 9_876_543_210 }),
    }),
  },
};

export const Loading: Story = { args: { view: { kind: 'loading' } } };

const asCoupons: Pick<Story, 'decorators'> = { decorators: [inLayout({ promotions: 'coupons' })] };

/** What can be had now is claimed once, in the head, with what binds beside it. */
const claimsInHead: NonNullable<Story['play']> = async ({ canvas, canvasElement, userEvent, args }) => {
  const claim = await canvas.findByRole('button', { name: /^Resgatar ?: Nível 2/ });
  await expect(canvasElement.querySelector('[data-part="activity-lead"]')).toContainElement(claim);
  await expect(canvas.getByText(/^No nível 2 você recebe R\$.28,00, uma vez/)).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Ir ao resgate' })).toBeNull();
  await userEvent.click(claim);
  const { view } = args;
  if (view.kind !== 'ready') throw new Error('no content');
  await expect(view.content.claims?.onPress).toHaveBeenCalledWith(
    { by: 'activity', code: 'level', tierId: 2 },
    'claim',
  );
};

/** The level that can be had leads, and a coupon for each of the others comes before the rules. */
export const AsCoupons: Story = {
  ...Open,
  play: async (context) => {
    const { canvas } = context;
    const coupons = await canvas.findByRole('list', { name: 'Medalhas e bônus' });
    await waitFor(() => expect(coupons).toHaveAttribute('data-part', 'level-coupons'));
    await expect(coupons.children).toHaveLength(6);
    await claimsInHead(context);
    const rules = canvas.getByRole('heading', { name: 'Antes de resgatar' });
    await expect(coupons.compareDocumentPosition(rules)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
  ...asCoupons,
};

/** On desktops what binds is part of the head, right after the claim, and the levels have all of the width. */
const bindsInHead: NonNullable<Story['play']> = async (context) => {
  const { canvas, canvasElement } = context;
  await claimsInHead(context);
  const levels = canvas.getByRole('list', { name: 'Medalhas e bônus' });
  const rules = canvas.getByRole('heading', { name: 'Antes de resgatar' });
  await expect(canvasElement.querySelector('[data-part="activity-lead"]')).toContainElement(rules);
  await expect(rules.compareDocumentPosition(levels)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await expect(canvasElement.querySelector('[data-part="activity-side"]')).toBeNull();
};

export const AsCouponsOnDesktops: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: bindsInHead,
  ...asCoupons,
};
export const AsCouponsForGuests: Story = { args: Guest.args ?? {}, ...asCoupons };
/** What is said of a claim has a whole row. */
export const AsCouponsJustClaimed: Story = { args: JustClaimed.args ?? {}, ...asCoupons };
export const AsCouponsHighest: Story = { args: Highest.args ?? {}, ...asCoupons };
export const AsCouponsLongText: Story = { args: LongText.args ?? {}, ...asCoupons };
export const AsCouponsLoading: Story = { args: { view: { kind: 'loading' } }, ...asCoupons };

const asNumerals: Pick<Story, 'decorators'> = { decorators: [inLayout({ promotions: 'numerals' })] };

/** A ladder, with a line up to where the member stands; what can be had there is claimed in the head. */
export const AsLadder: Story = {
  ...Open,
  play: async (context) => {
    const ladder = await context.canvas.findByRole('list', { name: 'Medalhas e bônus' });
    await claimsInHead(context);
    const rungs = [...ladder.children];
    await expect(rungs.map((rung) => rung.hasAttribute('data-reached'))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  },
  ...asNumerals,
};
export const AsLadderForGuests: Story = { args: Guest.args ?? {}, ...asNumerals };
/** What is said of a claim has a line of its own. */
export const AsLadderJustClaimed: Story = { args: JustClaimed.args ?? {}, ...asNumerals };
export const AsLadderLongText: Story = { args: LongText.args ?? {}, ...asNumerals };
export const AsLadderLoading: Story = { args: { view: { kind: 'loading' } }, ...asNumerals };

const asTags: Pick<Story, 'decorators'> = { decorators: [inLayout({ promotions: 'tags' })] };

/** Tags along a cord up to where the member stands; what can be had there is claimed on the tag that leads. */
export const AsTags: Story = {
  ...Open,
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const tags = await canvas.findByRole('list', { name: 'Medalhas e bônus' });
    await waitFor(() => expect(tags).toHaveAttribute('data-part', 'level-tags'));
    await expect(tags.querySelectorAll('[data-reached]')).toHaveLength(2);
    await expect(tags.querySelector('button')).toBeNull();
    await claimsInHead(context);
    const claim = canvas.getByRole('button', { name: /^Resgatar ?: Nível 2/ });
    await expect(canvasElement.querySelector('[data-part="tag"]')).toContainElement(claim);
  },
  ...asTags,
};
export const AsTagsOnDesktops: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: bindsInHead,
  ...asTags,
};
/** One is claimed in the head, the other on its own tag. */
export const AsTagsTwoOpen: Story = {
  args: { view: ready({ ...activityContent(activity(2)), vip: ready(sampleVip) }) },
  play: async ({ canvas }) => {
    const tags = await canvas.findByRole('list', { name: 'Medalhas e bônus' });
    await waitFor(() => expect(tags).toHaveAttribute('data-part', 'level-tags'));
    await expect(tags.querySelectorAll('button')).toHaveLength(1);
    await expect(canvas.getAllByRole('button', { name: /^Resgatar/ })).toHaveLength(2);
  },
  ...asTags,
};
export const AsTagsForGuests: Story = { args: Guest.args ?? {}, ...asTags };
/** What is said of a claim has the foot of the tag that leads, on a quiet ground. */
export const AsTagsJustClaimed: Story = { args: JustClaimed.args ?? {}, ...asTags };
export const AsTagsHighest: Story = { args: Highest.args ?? {}, ...asTags };
export const AsTagsLongText: Story = { args: LongText.args ?? {}, ...asTags };
export const AsTagsLoading: Story = { args: { view: { kind: 'loading' } }, ...asTags };

showsEvery(levelBonusStates, {
  Guest,
  LevelZero,
  Open,
  JustClaimed,
  Highest,
  Covered,
  ProgressFailed,
  ProgressLoading,
  LongText,
  Loading,
});
