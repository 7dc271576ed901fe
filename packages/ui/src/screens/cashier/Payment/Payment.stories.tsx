import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guestIsSignedOut } from '../../../story/sample.ts';
import { showsEvery, showsKind } from '../../../story/shows-every.ts';
import { ready } from '../../page/loadable.ts';
import { depositOrder } from '../cashier.fixtures.ts';
import type { PaymentContent } from './Payment.view.ts';
import { PaymentScreen, paymentStates } from './PaymentScreen.tsx';

const view = (content: PaymentContent) => ready(content);
const waiting = {
  kind: 'waiting',
  order: depositOrder,
  provider: null,
  secondsLeft: 873,
  isStale: false,
} as const;

const meta = {
  title: 'Screens/cashier/Payment',
  tags: ['brands', 'visual'],
  component: PaymentScreen,
  parameters: guestIsSignedOut,
  args: {
    view: view(waiting),
    onCopy: fn(async () => undefined),
    onOpenProvider: fn(),
    onNewCode: fn(),
    onLookAgain: fn(),
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
  args: { view: view({ ...waiting, secondsLeft: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aguardando o pagamento')).toBeVisible();
    await expect(canvas.queryByRole('timer')).toBeNull();
  },
};
export const Stale: Story = {
  args: { view: view({ ...waiting, secondsLeft: 32, isStale: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A última consulta falhou. Estamos tentando de novo.')).toHaveRole(
      'status',
    );
  },
};
export const AtProvider: Story = {
  args: {
    view: view({
      ...waiting,
      order: atProvider,
      provider: { host: 'pagar.enseada.example', url: atProvider.payUrl },
      secondsLeft: null,
    }),
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
    view: view({
      ...waiting,
      order: atProvider,
      provider: { host: 'pagar.enseada.example.estranho.example', url: null },
      secondsLeft: null,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/estranho\.example/);
    await expect(
      canvas.queryByRole('button', { name: 'Abrir a página de pagamento' }),
    ).not.toBeInTheDocument();
  },
};
/** The time is over, which is not yet a failure. */
export const Overdue: Story = {
  args: { view: view({ kind: 'overdue', order: depositOrder, provider: null, isStale: false }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Gerar novo código' }));
    await expect(args.onNewCode).toHaveBeenCalledWith(depositOrder);
    await expect(canvas.getByText('Ainda estamos conferindo')).toBeVisible();
    await expect(canvas.queryByText(/não foi concluído/)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Copiar' })).toBeNull();
  },
};
export const Paid: Story = {
  args: { view: view({ kind: 'paid', order: { ...settled, status: 'approved' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/Depósito confirmado\s*R\$.100,00/);
    await expect(canvas.getByRole('link', { name: 'Jogar agora' })).toHaveAttribute('href', '/game');
  },
};
export const Rejected: Story = {
  args: {
    view: view({
      kind: 'rejected',
      order: { ...settled, status: 'rejected', reason: 'Titularidade da conta pagadora não confere' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('O depósito não foi concluído');
    await expect(canvas.getByText('Titularidade da conta pagadora não confere')).toBeVisible();
    await expect(canvas.getByText('Recusado em')).toBeVisible();
    await expect(canvas.queryByText('Confirmado em')).toBeNull();
  },
};
export const NotFound: Story = {
  args: { view: view({ kind: 'notFound' }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Conferir agora' }));
    await expect(args.onLookAgain).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Pedido não encontrado')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ver meus depósitos' })).toHaveAttribute(
      'href',
      '/rechargeRecord',
    );
  },
};
export const UnknownStatus: Story = {
  args: { view: view({ kind: 'unknown', order: { ...depositOrder, status: 'unknown' }, isStale: false }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Estamos conferindo este pedido')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Conferir agora' }));
    await expect(args.onLookAgain).toHaveBeenCalledOnce();
  },
};
export const HugeAmount: Story = {
  args: {
    view: view({ ...waiting, order: { ...depositOrder, amount: 99_999_999_999 }, secondsLeft: 35_999 }),
  },
};

showsEvery(paymentStates, {
  Waiting,
  WithoutEnd,
  Stale,
  AtProvider,
  AddressBlocked,
  Overdue,
  Paid,
  Rejected,
  NotFound,
  UnknownStatus,
  HugeAmount,
});
showsKind<PaymentContent['kind']>({
  notFound: NotFound,
  waiting: Waiting,
  overdue: Overdue,
  paid: Paid,
  rejected: Rejected,
  unknown: UnknownStatus,
});
