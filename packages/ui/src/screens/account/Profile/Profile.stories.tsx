import type { Member } from '@fortuna/domain/model/auth.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { InFrame, sampleFrame } from '../../../story/frame.tsx';
import { followsSample } from '../../../story/sample.ts';
import { type ProfileProps, ProfileScreen } from './ProfileScreen.tsx';

const member: Member = {
  id: 1042,
  name: 'marina',
  nickname: null,
  realName: 'Marina Alves',
  email: null,
  phone: '11987654321',
  gender: 'female',
  inviteCode: 'MARE42',
  balance: 128_450,
  rebateBalance: 1_275,
  turnoverLeft: 50_000,
  vipLevel: 3,
  levelName: 'Prata',
  isDemo: false,
  isAutoTransferOn: true,
  hasWithdrawalPassword: true,
};

const meta = {
  title: 'Screens/account/Profile',
  tags: ['brands', 'visual'],
  component: ProfileScreen,
  parameters: {
    layout: 'fullscreen',
    ...followsSample<ProfileProps>(({ money, session }, { view }) => {
      if (session === 'guest') return { view: { kind: 'signedOut' } };
      if (money === null || view.kind !== 'ready') return {};
      return { view: { ...view, member: { ...view.member, balance: money.balance } } };
    }),
  },
  args: {
    view: { kind: 'ready', member, isStale: false, isLoggingOut: false },
    links: {
      deposit: '/recharge',
      withdraw: '/withdraw',
      depositRecords: '/rechargeRecord',
      withdrawalRecords: '/withdrawalRecord',
      betRecords: '/game-record',
      bankAccounts: '/withdrawal-card',
      withdrawalPassword: '/withdrawalPassword',
      responsibleGaming: '/responsible-gaming',
      faq: '/faq',
    },
    languages: sampleFrame.languages,
    language: 'pt',
    onLanguageChange: fn(),
    onLogout: fn(),
    onRetry: fn(),
    onLogin: fn(),
    onRegister: fn(),
  },
  render: (args) => (
    <InFrame current="profile" {...(args.view.kind === 'signedOut' && { view: { kind: 'guest' } })}>
      <ProfileScreen {...args} />
    </InFrame>
  ),
} satisfies Meta<typeof ProfileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: /Senha de saque\s*Cadastrada/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sair da conta' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};
export const NoWithdrawalPassword: Story = {
  args: {
    view: {
      kind: 'ready',
      member: { ...member, hasWithdrawalPassword: false },
      isStale: false,
      isLoggingOut: false,
    },
  },
};
export const Demo: Story = {
  args: { view: { kind: 'ready', member: { ...member, isDemo: true }, isStale: false, isLoggingOut: false } },
};
export const Stale: Story = {
  args: { view: { kind: 'ready', member, isStale: true, isLoggingOut: false } },
};
export const LongName: Story = {
  args: {
    view: {
      kind: 'ready',
      member: {
        ...member,
        nickname: 'مارينا ألفيس دي أوليفيرا بينتو مارتينز دا كوستا فيرنانديز',
        balance: 99_999_999_999,
      },
      isStale: false,
      isLoggingOut: false,
    },
  },
};
export const LoggingOut: Story = {
  args: { view: { kind: 'ready', member, isStale: false, isLoggingOut: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Saindo…' }));
    await expect(args.onLogout).not.toHaveBeenCalled();
  },
};
export const Loading: Story = { args: { view: { kind: 'loading' } } };
export const Failed: Story = { args: { view: { kind: 'failed', problem: { kind: 'timeout' } } } };
export const SignedOut: Story = { args: { view: { kind: 'signedOut' } } };
