import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guestIsSignedOut } from '../../../story/sample.ts';
import { showsEvery, showsKind } from '../../../story/shows-every.ts';
import { ready } from '../../page/loadable.ts';
import { channels, depositOrder, methods } from '../cashier.fixtures.ts';
import type { DepositContent, DepositSubmission } from './Deposit.view.ts';
import { DepositScreen, depositStates } from './DepositScreen.tsx';

const view = (content: DepositContent) => ready(content);
const form = (submission: DepositSubmission) =>
  view({ kind: 'form', methods, channels, submission, unpaid: null });
const billNo = 'D260504210733K2M9';

const meta = {
  title: 'Screens/cashier/Deposit',
  tags: ['brands', 'visual'],
  component: DepositScreen,
  parameters: guestIsSignedOut,
  args: {
    view: form({ kind: 'editing', problem: null }),
    onSubmit: fn(),
    onLookAgain: fn(),
    onStopWaiting: fn(),
    onSendSame: fn(),
    onDiscard: fn(),
    onLeave: fn(),
    onOpenOrder: fn(),
  },
} satisfies Meta<typeof DepositScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^R\$.100,00$/ }));
    await expect(canvas.getByLabelText('Valor do depósito')).toHaveValue('100,00');
    await userEvent.click(canvas.getByRole('button', { name: /^Depositar/ }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ amount: 10_000, channel: channels[0] });
  },
};

/** It is seen before the next one is made. */
export const Unpaid: Story = {
  args: {
    view: view({
      kind: 'form',
      methods,
      channels,
      submission: { kind: 'editing', problem: null },
      unpaid: { order: depositOrder, minutesLeft: 12 },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Você tem um PIX de R\$.100,00 para pagar/)).toBeVisible();
    await expect(canvas.getByText(/Faltam 12 minutos/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Continuar o pagamento' })).toHaveAttribute(
      'href',
      `/recharge-payment?bill_no=${depositOrder.billNo}`,
    );
    await expect(canvas.getByLabelText('Valor do depósito')).toBeVisible();
  },
};

export const FeeAndTotal: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /PIX Enseada/ }));
    await userEvent.type(canvas.getByLabelText('Valor do depósito'), '20000');
    await expect(canvasElement.querySelector('[data-total]')).toHaveTextContent(/R\$.203,00/);
    await userEvent.click(canvas.getByRole('button', { name: /^Depositar/ }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ amount: 20_000, channel: channels[1] });
  },
};

export const NoAmount: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Depositar' }));
    await expect(await canvas.findByText('Informe o valor')).toBeVisible();
    await expect(canvas.getByText('Corrija os campos marcados')).toBeVisible();
    await expect(canvas.getByLabelText('Valor do depósito')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const BelowMin: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Valor do depósito'), '500');
    await userEvent.click(canvas.getByRole('button', { name: /^Depositar/ }));
    await expect(await canvas.findByText(/O valor mínimo é R\$.20,00/)).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const AboveMax: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByLabelText('Valor do depósito'));
    await userEvent.paste('999.999.999,99');
    await userEvent.click(canvas.getByRole('button', { name: /^Depositar/ }));
    await expect(await canvas.findByText(/O valor máximo é R\$.5\.000,00/)).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Submitting: Story = {
  args: { view: form({ kind: 'submitting' }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Depositar' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const ServerMessage: Story = {
  args: {
    view: form({
      kind: 'editing',
      problem: { kind: 'refused', code: 400, message: 'Este canal de pagamento está fechado no momento.' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Este canal de pagamento está fechado no momento.',
    );
  },
};

export const ServerFieldMessage: Story = {
  args: {
    view: form({
      kind: 'editing',
      problem: { kind: 'invalid', fields: { amount: 'Digite um valor válido.' } },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Digite um valor válido.')).toBeVisible();
    await expect(canvas.getByLabelText('Valor do depósito')).toHaveFocus();
  },
};

/** A message about what the form has no field for stands above it. */
export const ServerOtherMessage: Story = {
  args: {
    view: form({
      kind: 'editing',
      problem: { kind: 'invalid', fields: {}, others: ['A verificação desta conta ainda não terminou.'] },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('A verificação desta conta');
  },
};

/** The form is kept, out of sight, until the answer is known. */
export const Checking: Story = {
  args: { view: form({ kind: 'checking' }) },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('Conferindo o seu depósito');
    await expect(status).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByLabelText('Valor do depósito')).not.toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Unknown: Story = {
  args: { view: form({ kind: 'unknown' }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Procurar de novo' }));
    await expect(args.onLookAgain).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar o mesmo pedido' }));
    await expect(args.onSendSame).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Desistir deste pedido' }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
};

export const Leaving: Story = {
  args: { view: form({ kind: 'leaving', host: 'pagar.enseada.example', billNo }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ir para pagar.enseada.example' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: `Ver o pedido ${billNo}` }));
    await expect(args.onOpenOrder).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Pagar de outra forma' }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
};

export const BlockedAddress: Story = {
  args: { view: form({ kind: 'blockedAddress', host: 'pagar.enseada.example.estranho.example', billNo }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('pagar.enseada.example.estranho.example');
    await expect(canvas.queryByRole('button', { name: /^Ir para/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Ver o pedido' }));
    await expect(args.onOpenOrder).toHaveBeenCalledOnce();
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
};

export const Ordered: Story = {
  args: { view: form({ kind: 'ordered', billNo }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(`Abrindo o pagamento do pedido ${billNo}`);
  },
};

export const NoMethods: Story = {
  args: { view: view({ kind: 'noMethods' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhuma forma de pagamento disponível')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Falar com o suporte' })).toHaveAttribute(
      'href',
      '/information-center/support',
    );
  },
};

export const Demo: Story = {
  args: { view: view({ kind: 'demo' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Contas de demonstração não podem depositar nem sacar.')).toBeVisible();
    await expect(canvas.queryByLabelText('Valor do depósito')).toBeNull();
  },
};

/** The shape that the money forms of the cashier share. */
export const Skeleton: Story = { args: { view: { kind: 'loading' } } };

export const LongTextAndExtremeAmounts: Story = {
  args: {
    view: view({
      kind: 'form',
      methods: [
        ...methods,
        { id: 2, type: 'online_ted', name: 'Transferência eletrônica entre contas de mesma titularidade' },
      ],
      channels: channels.map((channel) => ({
        ...channel,
        name: `${channel.name} Instituição de Pagamentos do Litoral Norte`,
        min: 1,
        max: 99_999_999_999,
      })),
      submission: { kind: 'editing', problem: null },
      unpaid: null,
    }),
  },
};

showsEvery(depositStates, {
  Form,
  Unpaid,
  FeeAndTotal,
  NoAmount,
  BelowMin,
  AboveMax,
  Submitting,
  ServerMessage,
  ServerFieldMessage,
  ServerOtherMessage,
  Checking,
  Unknown,
  Leaving,
  BlockedAddress,
  Ordered,
  NoMethods,
  Demo,
  LongTextAndExtremeAmounts,
  Skeleton,
});
showsKind<DepositContent['kind'] | DepositSubmission['kind']>({
  noMethods: NoMethods,
  demo: Demo,
  form: Form,
  editing: Form,
  submitting: Submitting,
  checking: Checking,
  unknown: Unknown,
  leaving: Leaving,
  blockedAddress: BlockedAddress,
  ordered: Ordered,
});
