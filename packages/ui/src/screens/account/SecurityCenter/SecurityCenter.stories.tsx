import type { Member } from '@fortuna/domain/model/auth.ts';
import { sampleMember } from '@fortuna/domain/testing/samples.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { InFrame } from '../../../story/frame.tsx';
import { inLayout } from '../../../story/in-layout.tsx';
import { guestIsSignedOut } from '../../../story/sample.ts';
import { showsEvery } from '../../../story/shows-every.ts';
import type { BrandLayout } from '../../../theme/brand.ts';
import { ready } from '../../page/loadable.ts';
import type { SecurityPlace } from '../parts/security-places.ts';
import { SecurityCenterScreen, securityCenterStates } from './SecurityCenterScreen.tsx';

const view = (change: Partial<Member> = {}, lastOpened: SecurityPlace | null = null) =>
  ready({ member: { ...sampleMember, ...change }, lastOpened });

const meta = {
  title: 'Screens/account/SecurityCenter',
  tags: ['brands'],
  component: SecurityCenterScreen,
  parameters: { layout: 'fullscreen', ...guestIsSignedOut },
  args: { view: view({ passwordChangedAt: '2026-05-04T15:00:00.000Z' }) },
  render: (args) => (
    <InFrame current="profile">
      <SecurityCenterScreen {...args} />
    </InFrame>
  ),
} satisfies Meta<typeof SecurityCenterScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllSet: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '3 de 3 proteções prontas' })).toBeVisible();
    const password = canvas.getByRole('link', {
      name: /^Senha de acesso\s*Trocada em 04\/05\/2026\s*Criada/,
    });
    await expect(password).toHaveAttribute('href', '/security-center/change-password');
    await expect(
      canvas.getByRole('link', { name: /^E-mail\s*marina@exemplo\S*\s*Confirmado/ }),
    ).toHaveAttribute('href', '/security-center/verify-password');
    await expect(canvas.getByRole('link', { name: /^Senha de saque/ })).toHaveAttribute(
      'href',
      '/security-center/change-withdrawal-password',
    );
  },
};

export const NothingSet: Story = {
  args: { view: view({ hasLoginPassword: false, email: null, hasWithdrawalPassword: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sem senha')).toBeVisible();
    // One way on leads: to the first that is missing.
    await expect(canvas.getByRole('heading', { name: '0 de 3 proteções prontas' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Criar senha de acesso' })).toHaveAttribute(
      'href',
      '/security-center/change-password',
    );
    await expect(canvas.getByRole('link', { name: /^Senha de saque\s*Criar/ })).toHaveAttribute(
      'href',
      '/withdrawalPassword?back=%2Fsecurity-center',
    );
  },
};

/** Marked on phones; on wide screens it is opened. */
export const LastOpened: Story = {
  args: { view: view({}, 'email') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^E-mail/ })).toHaveAttribute('aria-current', 'true');
  },
};

export const Demo: Story = {
  args: { view: view({ isDemo: true, email: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Esta é uma conta de demonstração')).toBeVisible();
  },
};

export const LongText: Story = {
  args: { view: view({ email: `${'comprido'.repeat(7)}@${'dominio'.repeat(4)}.example` }) },
};

/** In a form that none of the product's own brands has. */
const inForm = (hub: BrandLayout['hub']): Pick<Story, 'decorators' | 'render'> => ({
  decorators: [inLayout({ hub })],
  render: (args) => (
    <InFrame current="profile">
      <SecurityCenterScreen {...args} />
    </InFrame>
  ),
});
const launcher = inForm('launcher');
export const Launcher: Story = {
  args: { view: view({ hasWithdrawalPassword: false }, 'email') },
  ...launcher,
  play: async ({ canvas }) => {
    // Its looks come after the page.
    await expect(await canvas.findByRole('heading', { name: '2 de 3 proteções prontas' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^E-mail\s*Confirmado/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(canvas.getByRole('link', { name: 'Criar senha de saque' })).toBeVisible();
  },
};
/** Every place waits for its stamp. */
export const LauncherNothingSet: Story = { args: NothingSet.args ?? {}, ...launcher };
export const LauncherLongText: Story = { args: LongText.args ?? {}, ...launcher };
const wallet = inForm('wallet');
export const Wallet: Story = {
  args: { view: view({ hasWithdrawalPassword: false }, 'email') },
  ...wallet,
  play: async ({ canvas }) => {
    // Its looks come after the page.
    await expect(await canvas.findByRole('heading', { name: '2 de 3 proteções prontas' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^E-mail/ })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('link', { name: 'Criar senha de saque' })).toBeVisible();
  },
};
export const WalletAllSet: Story = { ...wallet };
export const WalletLongText: Story = { args: LongText.args ?? {}, ...wallet };
/** Badges side by side instead of rows. */
export const WalletOnAPhone: Story = { ...Wallet, globals: { viewport: { value: 'phone360' } } };
const score = inForm('score');
export const Score: Story = {
  args: { view: view({ hasWithdrawalPassword: false }, 'email') },
  ...score,
  play: async ({ canvas }) => {
    // Its looks come after the page.
    await expect(await canvas.findByRole('heading', { name: '2 de 3 proteções prontas' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^E-mail\s*Confirmado/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(canvas.getByRole('link', { name: 'Criar senha de saque' })).toBeVisible();
  },
};
export const ScoreAllSet: Story = { ...score };
export const ScoreNothingSet: Story = { args: NothingSet.args ?? {}, ...score };
export const ScoreLongText: Story = { args: LongText.args ?? {}, ...score };

showsEvery(securityCenterStates, {
  AllSet,
  NothingSet,
  LastOpened,
  Demo,
  LongText,
  Launcher,
  LauncherNothingSet,
  LauncherLongText,
  Wallet,
  WalletAllSet,
  WalletLongText,
  WalletOnAPhone,
  Score,
  ScoreAllSet,
  ScoreNothingSet,
  ScoreLongText,
});
