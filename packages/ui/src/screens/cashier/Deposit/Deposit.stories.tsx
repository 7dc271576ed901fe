import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guestIsSignedOut } from '../../../story/sample.ts';
import { cashierLinks, channels, methods } from '../cashier.fixtures.ts';
import type { DepositSubmission, DepositView } from './Deposit.view.ts';
import { DepositScreen } from './DepositScreen.tsx';

const form = (submission: DepositSubmission): DepositView => ({
  kind: 'form',
  methods,
  channels,
  submission,
});
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
    onSendSame: fn(),
    onDiscard: fn(),
    onLeave: fn(),
    onOpenOrder: fn(),
    onRetry: fn(),
    onLogin: fn(),
    onRegister: fn(),
    links: cashierLinks,
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
    await expect(canvas.getByText('Corrija o erro no formulário')).toBeVisible();
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

export const Checking: Story = { args: { view: form({ kind: 'checking' }) } };

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
  },
};

export const BlockedAddress: Story = {
  args: { view: form({ kind: 'blockedAddress', host: 'pagar.enseada.example.estranho.example', billNo }) },
};

export const Ordered: Story = { args: { view: form({ kind: 'ordered', billNo }) } };
export const Loading: Story = { args: { view: { kind: 'loading' } } };
export const NoMethods: Story = { args: { view: { kind: 'noMethods' } } };
export const Demo: Story = { args: { view: { kind: 'demo' } } };
export const SignedOut: Story = { args: { view: { kind: 'signedOut' } } };

export const Failed: Story = {
  args: { view: { kind: 'failed', problem: { kind: 'network' } } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Erro de rede, tente novamente mais tarde');
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongTextAndExtremeAmounts: Story = {
  args: {
    view: {
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
    },
  },
};
