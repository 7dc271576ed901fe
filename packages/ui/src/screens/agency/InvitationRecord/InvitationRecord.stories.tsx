import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { choose } from '../../../story/choose.ts';
import { InFrame } from '../../../story/frame.tsx';
import { guestIsSignedOut } from '../../../story/sample.ts';
import { showsEvery } from '../../../story/shows-every.ts';
import { ready } from '../../page/loadable.ts';
import { invitedPage } from '../agency.fixtures.ts';
import { InvitationRecordScreen, invitationRecordStates } from './InvitationRecordScreen.tsx';

const filter = { state: null, from: null, to: null } as const;
const none = { items: [], page: 1, lastPage: 1, total: 0 } as const;

const meta = {
  title: 'Screens/agency/InvitationRecord',
  tags: ['brands'],
  component: InvitationRecordScreen,
  parameters: { layout: 'fullscreen', ...guestIsSignedOut },
  args: { view: ready(invitedPage), filter, onFilter: fn(), onPage: fn() },
  render: (args) => (
    <InFrame current="profile">
      <InvitationRecordScreen {...args} />
    </InFrame>
  ),
} satisfies Meta<typeof InvitationRecordScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Invited: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const way = canvas.getByRole('link', { name: /r\*\*\*a/ });
    await expect(way).toHaveAttribute('href', '/promotion/activity/invitation-activity');
    const row = within(way.closest<HTMLElement>('[data-part=record]') ?? way);
    await expect(row.getByText('A resgatar')).toBeVisible();
    await expect(row.getByText('Jogando')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /\*\*\*/ })).toHaveLength(1);
    await choose(canvas, 'Depositou');
    await expect(args.onFilter).toHaveBeenCalledWith({ ...filter, state: 'deposited' });
    await userEvent.click(canvas.getByRole('button', { name: 'Próxima página' }));
    await expect(args.onPage).toHaveBeenCalledWith(3);
  },
};
/** The members from before stay in sight; another page cannot be asked for meanwhile. */
export const Refreshing: Story = {
  args: { view: ready(invitedPage, { isRefreshing: true }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Próxima página' }));
    await expect(args.onPage).not.toHaveBeenCalled();
  },
};
export const Narrowed: Story = { args: { filter: { ...filter, state: 'active', from: '2026-05-01' } } };
/** The filter leaves nobody; the totals stay those of all. */
export const Empty: Story = {
  args: { view: ready({ ...invitedPage, ...none }), filter: { ...filter, state: 'registered' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhum registro encontrado')).toBeVisible();
    await expect(canvas.getByText('12')).toBeVisible();
  },
};
export const NobodyYet: Story = {
  args: { view: ready({ ...invitedPage, ...none, invited: 0, qualified: 0, rewardSum: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Convidar alguém' })).toHaveAttribute(
      'href',
      '/agency-center/invite',
    );
  },
};
export const Huge: Story = {
  args: {
    view: ready({ ...invitedPage, invited: 1_284_000, qualified: 999_999, rewardSum: 99_999_999_999 }),
  },
};
export const LongNames: Story = {
  args: {
    view: ready({
      ...invitedPage,
      items: invitedPage.items.map((item) => ({
        ...item,
        name: 'نور الدين عبد الرحمن بن محمد بن أبي القاسم الأندلسي المعروف بابن البحر',
      })),
    }),
  },
};

showsEvery(invitationRecordStates, { Invited, Refreshing, Narrowed, Empty, NobodyYet, Huge, LongNames });
