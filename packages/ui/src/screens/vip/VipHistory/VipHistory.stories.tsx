import { vipEventKinds } from '@fortuna/domain/model/vip.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { choose } from '../../../story/choose.ts';
import { InFrame } from '../../../story/frame.tsx';
import { guestIsSignedOut } from '../../../story/sample.ts';
import { showsEvery } from '../../../story/shows-every.ts';
import { sampleVipEvents } from '../../../story/vip.ts';
import { ready } from '../../page/loadable.ts';
import { VipHistoryScreen, vipHistoryStates } from './VipHistoryScreen.tsx';

const filter = { kind: null, from: null, to: null } as const;
const [sample] = sampleVipEvents.items;

const meta = {
  title: 'Screens/vip/VipHistory',
  tags: ['brands'],
  component: VipHistoryScreen,
  parameters: { layout: 'fullscreen', ...guestIsSignedOut },
  args: { view: ready(sampleVipEvents), filter, onFilter: fn(), onPage: fn() },
  render: (args) => (
    <InFrame current="promotions">
      <VipHistoryScreen {...args} />
    </InFrame>
  ),
} satisfies Meta<typeof VipHistoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Events: Story = {
  play: async ({ canvas, args }) => {
    const events = within(canvas.getByRole('list', { name: 'Acontecimentos' }));
    await expect(events.getByText('Você chegou ao VIP 2')).toBeVisible();
    await expect(events.getByText('Cashback: Slots')).toBeVisible();
    await expect(events.getByText(/^\+R\$.6,20$/)).toBeVisible();
    await expect(canvas.getByText('Em cashback').parentElement).toHaveTextContent(/R\$.9,70/);
    await choose(canvas, 'Subida de nível');
    await expect(args.onFilter).toHaveBeenCalledWith({ ...filter, kind: 'levelUp' });
  },
};
export const EveryKind: Story = {
  args: {
    view: ready({
      ...sampleVipEvents,
      items: [...vipEventKinds, 'unknown' as const].flatMap((kind, index) =>
        sample ? [{ ...sample, id: index, kind, gameType: kind === 'rebate' ? sample.gameType : null }] : [],
      ),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Você passou ao VIP 2')).toBeVisible();
    await expect(canvas.getByText('Outro acontecimento')).toBeVisible();
  },
};
/** The sums of other kinds are not told beside it. */
export const OneKind: Story = {
  args: { filter: { ...filter, kind: 'rebate' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Em bônus de nível')).not.toBeInTheDocument();
  },
};
/** A server that says what it comes to in all, and not of what. */
export const SumsUnknown: Story = {
  args: { view: ready({ ...sampleVipEvents, sums: null, days: {} }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Creditado no período')).toBeVisible();
    await expect(canvas.queryByText('Em cashback')).not.toBeInTheDocument();
  },
};
export const Refreshing: Story = { args: { view: ready(sampleVipEvents, { isRefreshing: true }) } };
export const Empty: Story = {
  args: { view: ready({ ...sampleVipEvents, items: [], sum: 0, page: 1, lastPage: 1, total: 0 }) },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('main')).getByRole('link', { name: 'Ver o clube' })).toHaveAttribute(
      'href',
      '/promotion/vip',
    );
  },
};

showsEvery(vipHistoryStates, { Events, EveryKind, OneKind, SumsUnknown, Refreshing, Empty });
