import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { sampleFrame } from '../../../story/frame.tsx';
import { inLayout } from '../../../story/in-layout.tsx';
import { showsEvery, showsKind } from '../../../story/shows-every.ts';
import { storySite } from '../../../story/site.ts';
import { SiteFrame, siteFrameStates } from './SiteFrame.tsx';
import type { FrameSession, WalletView } from './SiteFrame.view.ts';

const meta = {
  title: 'Screens/site/SiteFrame',
  tags: ['brands'],
  component: SiteFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    ...sampleFrame,
    children: <PageHeader title="Título da página" lead="Aqui fica a tela de cada endereço." />,
  },
} satisfies Meta<typeof SiteFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  args: { view: { kind: 'guest' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Criar conta' })).toHaveAttribute(
      'href',
      '/login?mode=register',
    );
    await expect(await canvas.findByRole('link', { name: 'Pular para o conteúdo' })).toHaveAttribute(
      'href',
      '#main',
    );
  },
};
export const Member: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ocultar saldo' }));
    await expect(storySite.onToggleBalance).toHaveBeenCalledOnce();
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Idioma' }), 'en');
    await expect(storySite.onLanguage).toHaveBeenCalledWith('en');
  },
};
export const StaleBalance: Story = {
  args: { view: { kind: 'member', wallet: { kind: 'ready', balance: 2_500_000, isStale: true } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByTitle('Saldo pode estar desatualizado')).toHaveTextContent(
      /R\$.25\.000,00/,
    );
  },
};
export const FailedBalance: Story = {
  args: { view: { kind: 'member', wallet: { kind: 'failed', onRetry: fn() } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByTitle('Saldo indisponível no momento')).toHaveTextContent('—');
  },
};
export const HiddenBalance: Story = {
  parameters: { site: { isBalanceHidden: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Mostrar saldo' })).toBeVisible();
    await expect(canvas.queryByText(/1\.284,50/)).toBeNull();
  },
};
/** Neither the wallet nor the ways in: whoever is looking, nothing shown will turn out wrong. */
export const SessionUnknown: Story = {
  args: { view: { kind: 'unknown' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Entrar' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /saldo/ })).toBeNull();
  },
};

/** Two forms that are made for each other, of which none of the brands on the toolbar has one: a coloured bar with a pennant, and a floor with a bay. */
const flagAndBay = { decorators: [inLayout({ header: 'flag', nav: 'bay' })] } satisfies Partial<Story>;
export const FlagAndBay: Story = { ...flagAndBay, globals: { viewport: { value: 'desktop' } } };
export const FlagAndBayGuest: Story = {
  ...flagAndBay,
  args: { view: { kind: 'guest' }, current: 'games' },
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Criar conta' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

showsEvery(siteFrameStates, {
  Guest,
  Member,
  StaleBalance,
  FailedBalance,
  HiddenBalance,
  SessionUnknown,
});
showsKind<FrameSession['kind']>({ unknown: SessionUnknown, guest: Guest, member: Member });
showsKind<WalletView['kind']>({ failed: FailedBalance, ready: Member });
