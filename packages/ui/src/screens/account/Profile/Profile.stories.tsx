import type { Member } from '@fortuna/domain/model/auth.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { InFrame } from '../../../story/frame.tsx';
import { followsSample } from '../../../story/sample.ts';
import { showsEvery } from '../../../story/shows-every.ts';
import { storySite } from '../../../story/site.ts';
import { mapLoadable, ready } from '../../page/loadable.ts';
import { ProfileScreen, type ProfileScreenProps, profileStates } from './ProfileScreen.tsx';

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

/** The profile of this member, the same in all else. */
const profileOf = (change: Partial<Member> = {}, isStale = false) =>
  ready({ member: { ...member, ...change }, isStale });

const meta = {
  title: 'Screens/account/Profile',
  tags: ['brands', 'visual'],
  component: ProfileScreen,
  parameters: {
    layout: 'fullscreen',
    ...followsSample<ProfileScreenProps>(({ money, session }, { view }) => {
      if (session === 'guest') return { view: { kind: 'signedOut' } };
      if (money === null) return {};
      const { balance } = money;
      return {
        view: mapLoadable(view, (content) => ({ ...content, member: { ...content.member, balance } })),
      };
    }),
  },
  args: { view: profileOf(), onLogout: fn() },
  render: (args) => (
    <InFrame current="profile">
      <ProfileScreen {...args} />
    </InFrame>
  ),
} satisfies Meta<typeof ProfileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: /Senha de saque\s*Criada/ })).toBeVisible();
    const page = within(canvas.getByRole('main'));
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Idioma' }), 'en');
    await expect(storySite.languages.onChange).toHaveBeenCalledWith('en');
    await userEvent.click(canvas.getByRole('button', { name: 'Sair da conta' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};
export const NoWithdrawalPassword: Story = {
  args: { view: profileOf({ hasWithdrawalPassword: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Senha de saque\s*Criar/ })).toHaveAttribute(
      'href',
      '/withdrawalPassword',
    );
  },
};
export const Demo: Story = {
  args: { view: profileOf({ isDemo: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Conta de demonstração: não deposita nem saca')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Sacar' })).toBeNull();
  },
};
export const Stale: Story = {
  args: { view: profileOf({}, true) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saldo pode estar desatualizado')).toBeVisible();
  },
};
export const LongName: Story = {
  args: {
    view: profileOf({
      nickname: 'مارينا ألفيس دي أوليفيرا بينتو مارتينز دا كوستا فيرنانديز',
      balance: 99_999_999_999,
    }),
  },
};
export const Skeleton: Story = { args: { view: { kind: 'loading' } } };

showsEvery(profileStates, { Ready, NoWithdrawalPassword, Demo, Stale, LongName, Skeleton });
