import type { Reward } from '@fortuna/domain/model/promotions-rewards.ts';
import {
  sampleActivity,
  sampleInvitations,
  sampleReward,
} from '@fortuna/domain/testing/promotion-samples.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { InFrame } from '../../../story/frame.tsx';
import { activityContent, rewardList, storyClaims } from '../../../story/promotions.ts';
import { showsEvery } from '../../../story/shows-every.ts';
import { ready } from '../../page/loadable.ts';
import { type InvitationsContent, InvitationsScreen, invitationsStates } from './InvitationsScreen.tsx';

const activity = {
  code: 'invitation-activity',
  page: 'invitation-activity',
  title: 'Convide e ganhe',
  subtitle: 'R$ 100,00 por pessoa convidada',
  claimBy: ['invitation'],
  tiers: [],
  state: null,
  rule: {
    ...sampleActivity.rule,
    metric: 'totalDeposits',
    period: 'perItem',
    min: 10_000,
    maxReward: 10_000,
    turnoverTimes: 5,
    claimDays: null,
  },
} as const;

const person = (id: number, change: Partial<Reward>): Reward => ({
  ...sampleReward,
  id,
  endsAt: null,
  required: 10_000,
  amount: 10_000,
  turnover: 50_000,
  ...change,
});

const people = rewardList([
  person(44, { subject: 'b***o', state: 'locked', progress: 5_000 }),
  person(43, { subject: 'r***a', state: 'open', progress: 25_000 }),
  person(42, { subject: 'j***a', state: 'claimed', progress: 12_000 }),
  person(41, { subject: 'نو***ن', state: 'locked', progress: 0 }),
]);

const content = (change: Partial<InvitationsContent> = {}): InvitationsContent => ({
  ...activityContent(activity),
  rewards: ready(people),
  invitations: ready(sampleInvitations),
  inviteCode: 'AGENTE26',
  ...change,
});

const meta = {
  title: 'Screens/promotions/Invitations',
  tags: ['brands'],
  component: InvitationsScreen,
  parameters: { layout: 'fullscreen' },
  args: { view: ready(content()), onCopy: fn(async () => undefined) },
  render: (args) => (
    <InFrame current={null}>
      <InvitationsScreen {...args} />
    </InFrame>
  ),
} satisfies Meta<typeof InvitationsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  args: { view: ready(content({ claims: null, rewards: null, invitations: null, inviteCode: null })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/chegam a R\$.100,00, você recebe R\$.100,00/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Entrar para resgatar' })).toBeVisible();
  },
};

/** Whoever waits to be claimed stands first; each has a claim of their own. */
export const People: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/depositou R\$.250,00: você recebe R\$.100,00/)).toBeVisible();
    const [first] = canvas.getByRole('list', { name: 'Quem você convidou' }).children;
    await expect(first).toHaveTextContent('r***a');
    await userEvent.click(canvas.getByRole('button', { name: /^Resgatar ?: .*r\*\*\*a/ }));
    const { view } = args;
    if (view.kind !== 'ready') throw new Error('no content');
    await expect(view.content.claims?.onPress).toHaveBeenCalledWith(
      { by: 'invitation', rewardId: 43 },
      'claim',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar' }));
    await expect(args.onCopy).toHaveBeenCalledWith('AGENTE26');
  },
};

export const Nobody: Story = {
  args: {
    view: ready(
      content({
        rewards: ready(rewardList([])),
        invitations: ready({ ...sampleInvitations, items: [], invited: 0, qualified: 0, rewardSum: 0 }),
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Você ainda não convidou ninguém')).toBeVisible();
  },
};

/** Code 409 of the claim, also where the server has no words for it. */
export const UnknownMember: Story = {
  args: {
    view: ready(
      content({
        claims: storyClaims({ kind: 'ready', problem: { kind: 'refused', code: 409 } }),
        rewards: ready(rewardList([person(43, { subject: 'r***a', state: 'open', progress: 25_000 })])),
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('USUÁRIO NÃO EXISTE');
  },
};

export const CountsFailed: Story = {
  args: {
    view: ready(content({ invitations: { kind: 'failed', problem: { kind: 'network' }, onRetry: fn() } })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Quem você convidou' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  },
};

/** What was being read is said before the server's own words. */
export const PeopleFailed: Story = {
  args: {
    view: ready(
      content({
        rewards: {
          kind: 'failed',
          problem: { kind: 'refused', code: 400, message: 'Em manutenção' },
          onRetry: fn(),
        },
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Erro na lista de atividades de convite: Em manutenção')).toBeVisible();
  },
};

export const PeopleLoading: Story = {
  args: { view: ready(content({ rewards: { kind: 'loading' }, invitations: { kind: 'loading' } })) },
};

/** More people than are shown at once, and sums as large as the server may send. */
export const LongText: Story = {
  args: {
    view: ready(
      content({
        rewards: ready(
          rewardList(
            Array.from({ length: 30 }, (_, index) =>
              person(index + 1, {
                subject: index === 0 ? 'P***************************************************o' : 'a***z',
                state: index === 0 ? 'open' : 'locked',
                progress: index === 0 ? 9_876_543_210 : 0,
              }),
            ),
          ),
        ),
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('list', { name: 'Quem você convidou' });
    await expect(list.children).toHaveLength(12);
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar mais' }));
    await expect(list.children).toHaveLength(24);
  },
};

export const Loading: Story = { args: { view: { kind: 'loading' } } };

showsEvery(invitationsStates, {
  Guest,
  People,
  Nobody,
  UnknownMember,
  CountsFailed,
  PeopleFailed,
  PeopleLoading,
  LongText,
  Loading,
});
