import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { guestIsSignedOut } from '../../../story/sample.ts';
import { showsEvery, showsKind } from '../../../story/shows-every.ts';
import { ready } from '../../page/loadable.ts';
import { banks, cardAccount, longAccount, pixAccount } from '../cashier.fixtures.ts';
import type { BankAccountSaving, BankAccountsContent } from './BankAccounts.view.ts';
import { BankAccountsScreen, bankAccountsStates } from './BankAccountsScreen.tsx';

const view = (
  saving: BankAccountSaving | null,
  accounts: BankAccountsContent['accounts'] = [pixAccount, cardAccount],
) => ready({ accounts, banks, saving });
const adding = view({ kind: 'editing', problem: null });

const meta = {
  title: 'Screens/cashier/BankAccounts',
  tags: ['brands', 'visual'],
  component: BankAccountsScreen,
  parameters: guestIsSignedOut,
  args: { view: view(null), backHref: '/withdraw', onOpenForm: fn(), onAdd: fn(), onCancel: fn() },
} satisfies Meta<typeof BankAccountsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Adicionar conta' }));
    await expect(args.onOpenForm).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: { view: view(null, []) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Nenhuma conta cadastrada')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Adicionar conta' }));
    await expect(args.onOpenForm).toHaveBeenCalledOnce();
  },
};

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
    view: view({
      kind: 'editing',
      problem: { kind: 'invalid', fields: { account: 'Digite uma chave PIX válida deste tipo.' } },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Digite uma chave PIX válida deste tipo.')).toBeVisible();
    await expect(canvas.getByLabelText('Chave PIX')).toHaveFocus();
  },
};

export const Submitting: Story = {
  args: { view: view({ kind: 'submitting' }) },
  play: async ({ canvas, userEvent, args }) => {
    const save = canvas.getByRole('button', { name: 'Salvar conta' });
    await expect(save).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(save);
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

/** The form is closed again, and the way back is the next thing to press. */
export const Saved: Story = {
  args: { view: view({ kind: 'saved' }) },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('Conta salva. Ela já pode receber saques.');
    await expect(within(status).getByRole('link', { name: 'Voltar ao saque' })).toHaveAttribute(
      'href',
      '/withdraw',
    );
    await expect(canvas.queryByLabelText('Chave PIX')).toBeNull();
  },
};

export const LongText: Story = { args: { view: view(null, [longAccount, cardAccount, pixAccount]) } };

showsEvery(bankAccountsStates, {
  List,
  Empty,
  AddingPixKey,
  PixKeyErrors,
  AddingBankAccount,
  ServerFieldMessage,
  Submitting,
  Saved,
  LongText,
});
showsKind<BankAccountSaving['kind']>({ editing: AddingPixKey, submitting: Submitting, saved: Saved });
