import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guestIsSignedOut } from '../../../story/sample.ts';
import { banks, cardAccount, longAccount, pixAccount } from '../cashier.fixtures.ts';
import type { BankAccountSaving, BankAccountsView } from './BankAccounts.view.ts';
import { BankAccountsScreen } from './BankAccountsScreen.tsx';

const ready = (saving: BankAccountSaving | null): Extract<BankAccountsView, { kind: 'ready' }> => ({
  kind: 'ready',
  accounts: [pixAccount, cardAccount],
  banks,
  saving,
});
const adding = ready({ kind: 'editing', problem: null });

const meta = {
  title: 'Screens/cashier/BankAccounts',
  tags: ['brands', 'visual'],
  component: BankAccountsScreen,
  parameters: guestIsSignedOut,
  args: {
    view: ready(null),
    onOpenForm: fn(),
    onAdd: fn(),
    onCancel: fn(),
    onRetry: fn(),
    onLogin: fn(),
    onRegister: fn(),
    links: { support: '/information-center/support', withdraw: '/withdraw' },
  },
} satisfies Meta<typeof BankAccountsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Adicionar conta' }));
    await expect(args.onOpenForm).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = { args: { view: { ...ready(null), accounts: [] } } };

export const AddingPixKey: Story = {
  args: { view: adding },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Celular' }));
    await userEvent.type(canvas.getByLabelText('Chave PIX'), '11987654321');
    await userEvent.type(canvas.getByLabelText('Nome do titular'), 'Marina Duarte');
    await userEvent.type(canvas.getByLabelText('CPF do titular'), '52998224725');
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar conta' }));
    await expect(args.onAdd).toHaveBeenCalledWith({
      kind: 'pix',
      pixKeyType: 'phone',
      account: '+5511987654321',
      bankType: '',
      accountType: null,
      ownerName: 'Marina Duarte',
      cpf: '52998224725',
    });
  },
};

export const PixKeyErrors: Story = {
  args: { view: adding },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Chave PIX'), '11111111111');
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar conta' }));
    await expect(await canvas.findByText('Informe um CPF válido')).toBeVisible();
    await expect(canvas.getByText('Informe o nome do titular')).toBeVisible();
    await expect(canvas.getByLabelText('Chave PIX')).toHaveFocus();
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const AddingBankAccount: Story = {
  args: { view: adding },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Conta bancária' }));
    await userEvent.selectOptions(canvas.getByLabelText('Banco'), '901');
    await userEvent.type(canvas.getByLabelText('Agência'), '1234');
    await userEvent.type(canvas.getByLabelText('Número da conta'), '56789-0');
    await userEvent.click(canvas.getByRole('radio', { name: 'Poupança' }));
    await userEvent.type(canvas.getByLabelText('Nome do titular'), 'Marina Duarte');
    await userEvent.type(canvas.getByLabelText('CPF do titular'), '52998224725');
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar conta' }));
    await expect(args.onAdd).toHaveBeenCalledWith(
      expect.objectContaining({ account: '1234-56789-0', bankType: '901', accountType: 'savings' }),
    );
  },
};

export const ServerFieldMessage: Story = {
  args: {
    view: ready({
      kind: 'editing',
      problem: { kind: 'invalid', fields: { account: 'Digite uma chave PIX válida deste tipo.' } },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Digite uma chave PIX válida deste tipo.')).toBeVisible();
    await expect(canvas.getByLabelText('Chave PIX')).toHaveFocus();
  },
};

export const Submitting: Story = { args: { view: ready({ kind: 'submitting' }) } };
export const Saved: Story = { args: { view: ready({ kind: 'saved' }) } };
export const LongText: Story = {
  args: { view: { ...ready(null), accounts: [longAccount, cardAccount, pixAccount] } },
};
export const Loading: Story = { args: { view: { kind: 'loading' } } };
export const Failed: Story = { args: { view: { kind: 'failed', problem: { kind: 'notFound' } } } };
export const SignedOut: Story = { args: { view: { kind: 'signedOut' } } };
