import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guestIsSignedOut } from '../../../story/sample.ts';
import { cashierLinks, depositOrder } from '../cashier.fixtures.ts';
import { PaymentScreen } from './PaymentScreen.tsx';

const meta = {
  title: 'Screens/cashier/Payment',
  tags: ['brands', 'visual'],
  component: PaymentScreen,
  parameters: guestIsSignedOut,
  args: {
    view: { kind: 'waiting', order: depositOrder, provider: null, secondsLeft: 873, isStale: false },
    onCopy: fn(async () => undefined),
    onOpenProvider: fn(),
    onRetry: fn(),
    onLogin: fn(),
    onRegister: fn(),
    links: { ...cashierLinks, deposit: '/recharge' },
  },
} satisfies Meta<typeof PaymentScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const atProvider = { ...depositOrder, brCode: null, payUrl: 'https://pagar.enseada.example/p/1' };
const settled = { ...depositOrder, brCode: null, confirmedAt: '2026-05-05T00:09:41.000Z' };

export const Waiting: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('14:33');
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar' }));
    await expect(args.onCopy).toHaveBeenCalledWith(depositOrder.brCode);
  },
};
export const WithoutEnd: Story = {
  args: { view: { kind: 'waiting', order: depositOrder, provider: null, secondsLeft: null, isStale: false } },
};
export const Stale: Story = {
  args: { view: { kind: 'waiting', order: depositOrder, provider: null, secondsLeft: 32, isStale: true } },
};
export const AtProvider: Story = {
  args: {
    view: {
      kind: 'waiting',
      order: atProvider,
      provider: { host: 'pagar.enseada.example', url: atProvider.payUrl },
      secondsLeft: null,
      isStale: false,
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/pagar\.enseada\.example/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir a página de pagamento' }));
    await expect(args.onOpenProvider).toHaveBeenCalledOnce();
    await expect(args.onOpenProvider).toHaveBeenCalledWith(atProvider.payUrl);
  },
};
export const AddressBlocked: Story = {
  // Its picture would be that of the deposit's blocked address.
  tags: ['!visual'],
  args: {
    view: {
      kind: 'waiting',
      order: atProvider,
      provider: { host: 'pagar.enseada.example.estranho.example', url: null },
      secondsLeft: null,
      isStale: false,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/estranho\.example/)).toBeVisible();
    await expect(
      canvas.queryByRole('button', { name: 'Abrir a página de pagamento' }),
    ).not.toBeInTheDocument();
  },
};
export const Overdue: Story = {
  args: { view: { kind: 'overdue', order: depositOrder, provider: null, isStale: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ainda estamos conferindo')).toBeVisible();
    await expect(canvas.queryByText(/não foi concluído/)).not.toBeInTheDocument();
  },
};
export const Paid: Story = { args: { view: { kind: 'paid', order: { ...settled, status: 'approved' } } } };
export const Rejected: Story = {
  args: {
    view: {
      kind: 'rejected',
      order: { ...settled, status: 'rejected', reason: 'Titularidade da conta pagadora não confere' },
    },
  },
};
export const NotFound: Story = { args: { view: { kind: 'notFound' } } };
export const Loading: Story = { args: { view: { kind: 'loading' } } };
export const Failed: Story = { args: { view: { kind: 'failed', problem: { kind: 'timeout' } } } };
export const SignedOut: Story = { args: { view: { kind: 'signedOut' } } };
export const HugeAmount: Story = {
  args: {
    view: {
      kind: 'waiting',
      order: { ...depositOrder, amount: 99_999_999_999 },
      provider: null,
      secondsLeft: 35_999,
      isStale: false,
    },
  },
};
