import { formatMoney } from '@fortuna/domain/money.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../../story/layout.tsx';
import { followsSample } from '../../story/sample.ts';
import { showsEvery } from '../../story/shows-every.ts';
import { showsWholeText } from '../../story/whole-text.ts';
import { BalancePill, type BalancePillProps, balancePillStates } from './BalancePill.tsx';

const meta = {
  title: 'Money/BalancePill',
  tags: ['brands'],
  component: BalancePill,
  parameters: followsSample<BalancePillProps>((sample, { balance }) => {
    if (balance.kind !== 'ready' || sample.money === null) return {};
    const { balance: amount, isHidden } = sample.money;
    return { balance: { ...balance, amount: formatMoney(amount, 'pt') }, isHidden };
  }),
  args: {
    balance: { kind: 'ready', amount: 'R$\u00a01.284,50', isStale: false },
    isHidden: false,
    onToggleHidden: fn(),
    depositHref: '/recharge',
    words: {
      balance: 'Saldo',
      show: 'Mostrar saldo',
      hide: 'Ocultar saldo',
      hidden: 'oculto',
      stale: 'Saldo pode estar desatualizado',
      failed: 'Saldo indisponível no momento',
      retry: 'Tentar de novo',
      loading: 'Carregando saldo',
      deposit: 'Depositar',
    },
  },
} satisfies Meta<typeof BalancePill>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ocultar saldo' }));
    await expect(args.onToggleHidden).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Depositar' })).toHaveAttribute('href', '/recharge');
  },
};
export const Stale: Story = {
  args: { balance: { kind: 'ready', amount: 'R$\u00a01.284,50', isStale: true } },
};
export const Hidden: Story = {
  args: { isHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/1\.284/)).toBeNull();
    await expect(canvas.getByText('oculto')).toBeInTheDocument();
  },
};
export const Loading: Story = { args: { balance: { kind: 'loading' } } };
const retryBalance = fn();
export const Failed: Story = {
  args: { balance: { kind: 'failed', onRetry: retryBalance } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Saldo indisponível no momento. Tentar de novo' }),
    );
    await expect(retryBalance).toHaveBeenCalledOnce();
  },
};
export const Huge: Story = {
  args: { balance: { kind: 'ready', amount: 'R$\u00a0999.999.999,99', isStale: false } },
};

export const LongText: Story = {
  args: {
    balance: { kind: 'ready', amount: 'R$\u00a0999.999.999,99', isStale: true },
    words: { ...meta.args.words, deposit: 'Depositar agora' },
  },
  decorators: [(Story) => <Stack>{Story()}</Stack>],
  play: showsWholeText,
};

showsEvery(balancePillStates, { Ready, Stale, Hidden, Loading, Failed, Huge, LongText });
