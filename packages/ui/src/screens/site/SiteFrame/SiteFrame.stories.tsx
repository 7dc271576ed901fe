import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { sampleFrame } from '../../../story/frame.tsx';
import { SiteFrame } from './SiteFrame.tsx';

const meta = {
  title: 'Screens/site/SiteFrame',
  tags: ['brands', 'visual'],
  component: SiteFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    ...sampleFrame,
    onLanguageChange: fn(),
    onToggleBalance: fn(),
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
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ocultar saldo' }));
    await expect(args.onToggleBalance).toHaveBeenCalledOnce();
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Idioma' }), 'en');
    await expect(args.onLanguageChange).toHaveBeenCalledWith('en');
  },
};
export const StaleBalance: Story = {
  args: { view: { kind: 'member', wallet: { kind: 'ready', balance: 2_500_000, isStale: true } } },
};
export const HiddenBalance: Story = {
  args: { isBalanceHidden: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Mostrar saldo' })).toBeVisible();
    await expect(canvas.queryByText(/1\.284,50/)).toBeNull();
  },
};
export const LoadingBalance: Story = { args: { view: { kind: 'member', wallet: { kind: 'loading' } } } };
export const SessionUnknown: Story = { args: { view: { kind: 'unknown' } } };
