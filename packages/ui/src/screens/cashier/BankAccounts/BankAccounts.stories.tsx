import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { coversPage } from '../../../story/covers-page.ts';
import { guestIsSignedOut } from '../../../story/sample.ts';
import { showsEvery, showsKind } from '../../../story/shows-every.ts';
import { BrandContext, useBrand } from '../../../theme/brand-context.ts';
import { ready } from '../../page/loadable.ts';
import { banks, cardAccount, longAccount, pixAccount, walletAccount, wallets } from '../cashier.fixtures.ts';
import type { BankAccountRemoval, BankAccountSaving, BankAccountsContent } from './BankAccounts.view.ts';
import {
  BankAccountsScreen,
  type BankAccountsScreenProps,
  bankAccountsStates,
} from './BankAccountsScreen.tsx';

const view = (
  saving: BankAccountSaving | null,
  accounts: BankAccountsContent['accounts'] = [pixAccount, cardAccount],
  offered: BankAccountsContent['wallets'] = [],
) => ready({ accounts, banks, wallets: offered, saving, removal: null });
const removing = (
  removal: BankAccountRemoval,
  accounts: BankAccountsContent['accounts'] = [pixAccount, cardAccount],
) => ready({ accounts, banks, wallets, saving: null, removal });
const adding = view({ kind: 'editing', problem: null });

const meta = {
  title: 'Screens/cashier/BankAccounts',
  tags: ['brands'],
  component: BankAccountsScreen,
  parameters: guestIsSignedOut,
  args: {
    view: view(null),
    backHref: '/withdraw',
    onOpenForm: fn(),
    onAdd: fn(),
    onCancel: fn(),
    onStopSaving: fn(),
    onStopRemoving: fn(),
    onAskToRemove: fn(),
    onRemove: fn(),
    onKeep: fn(),
  },
} satisfies Meta<typeof BankAccountsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const [pix, card] = canvas.getAllByRole('listitem');
    await expect(pix).toHaveTextContent('PIX · CPF');
    await expect(card).toHaveTextContent('Banco Farol · Poupança');
    await expect(canvas.queryByText(/Corrente/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Adicionar chave ou conta' }));
    await expect(args.onOpenForm).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: { view: view(null, []) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Nenhuma chave ou conta cadastrada')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Adicionar chave ou conta' }));
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
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
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

/** A CPF as key says whose it is. */
export const AddingOwnCpf: Story = {
  args: { view: adding },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByLabelText('CPF do titular')).toBeNull();
    await userEvent.type(canvas.getByLabelText('Chave PIX'), '52998224725');
    await userEvent.type(canvas.getByLabelText('Nome do titular'), 'Marina Duarte');
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await expect(args.onAdd).toHaveBeenCalledWith(
      expect.objectContaining({ account: '52998224725', cpf: '52998224725' }),
    );
  },
};

export const BankAccountErrors: Story = {
  args: { view: adding },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Conta bancária' }));
    await userEvent.type(canvas.getByLabelText('Agência'), 'ab1');
    await expect(canvas.getByLabelText('Agência')).toHaveValue('1');
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await expect(await canvas.findByText('A agência tem 4 dígitos')).toBeVisible();
    await expect(canvas.getByText('Informe o número da conta')).toBeVisible();
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const PixKeyErrors: Story = {
  args: { view: adding },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Chave PIX'), '11111111111');
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
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
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await expect(args.onAdd).toHaveBeenCalledWith(
      expect.objectContaining({ account: '1234-56789-0', bankType: '901', accountType: 'savings' }),
    );
  },
};

/** Where the brand and the operator's back end both have it. */
function InBrandWithEwallets(props: BankAccountsScreenProps) {
  return (
    <BrandContext value={{ ...useBrand(), switchedOff: [] }}>
      <BankAccountsScreen {...props} />
    </BrandContext>
  );
}

const addingEwallet = view({ kind: 'editing', problem: null }, [pixAccount, walletAccount], wallets);

export const AddingEwallet: Story = {
  args: { view: addingEwallet },
  render: (args) => <InBrandWithEwallets {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent('Carteira Concham•••@example.com');
    await userEvent.click(canvas.getByRole('radio', { name: 'Carteira digital' }));
    await userEvent.selectOptions(canvas.getByLabelText('Carteira'), 'EWALLET_VELA');
    await userEvent.click(canvas.getByLabelText('E-mail da carteira'));
    await userEvent.paste('  Marina@Example.com ');
    await userEvent.type(canvas.getByLabelText('Nome do titular'), 'Marina Duarte');
    await userEvent.type(canvas.getByLabelText('CPF do titular'), '52998224725{Enter}');
    await expect(args.onAdd).toHaveBeenCalledWith({
      kind: 'ewallet',
      pixKeyType: null,
      account: 'marina@example.com',
      bankType: 'EWALLET_VELA',
      accountType: null,
      ownerName: 'Marina Duarte',
      cpf: '52998224725',
    });
  },
};

export const EwalletErrors: Story = {
  args: { view: addingEwallet },
  render: (args) => <InBrandWithEwallets {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Carteira digital' }));
    await userEvent.type(canvas.getByLabelText('E-mail da carteira'), 'marina');
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await expect(await canvas.findByText('Informe um e-mail válido')).toBeVisible();
    await expect(canvas.getByLabelText('Carteira')).toHaveAccessibleDescription('Escolha a carteira');
    await expect(canvas.getByLabelText('Carteira')).toHaveFocus();
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

/** The back end would take one, the brand does not want it. */
export const EwalletsSwitchedOff: Story = {
  args: { view: addingEwallet },
  render: (args) => (
    <BrandContext value={{ ...useBrand(), switchedOff: ['ewallet'] }}>
      <BankAccountsScreen {...args} />
    </BrandContext>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Conta bancária' })).toBeInTheDocument();
    await expect(canvas.queryByRole('radio', { name: 'Carteira digital' })).toBeNull();
  },
};

/** The holder's CPF is compared by the server; it says so beside the field. */
export const OtherHolder: Story = {
  args: {
    view: view({
      kind: 'editing',
      problem: { kind: 'invalid', fields: { cpf: 'Este CPF não é o das suas outras chaves e contas.' } },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Celular' }));
    await expect(canvas.getByLabelText('CPF do titular')).toBeVisible();
    await expect(canvas.getByText('Este CPF não é o das suas outras chaves e contas.')).toBeVisible();
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
    const save = canvas.getByRole('button', { name: 'Salvar' });
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
    await expect(status).toHaveTextContent('Tudo salvo. Já pode receber saques.');
    await expect(within(status).getByRole('link', { name: 'Voltar ao saque' })).toHaveAttribute(
      'href',
      '/withdraw',
    );
    await expect(canvas.queryByLabelText('Chave PIX')).toBeNull();
  },
};

const refusal = {
  kind: 'refused',
  code: 400,
  message: 'Há um saque em análise para esta conta.',
} as const;

export const AskingToRemove: Story = {
  parameters: coversPage,
  args: { view: removing({ kind: 'asking', account: cardAccount, problem: null }) },
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Remover dos seus saques?' });
    await expect(dialog).toHaveAccessibleDescription(/^Banco Farol · Poupança, •••• 4821 não vai mais/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Manter' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Manter' }));
    await expect(args.onKeep).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Sim, remover' }));
    await expect(args.onRemove).toHaveBeenCalledWith(cardAccount);
  },
};

export const Removing: Story = {
  parameters: coversPage,
  args: { view: removing({ kind: 'removing', account: cardAccount }) },
  play: async ({ userEvent, args }) => {
    const remove = await screen.findByRole('button', { name: 'Sim, remover' });
    await expect(remove).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(remove);
    await userEvent.keyboard('{Escape}');
    await expect(args.onRemove).not.toHaveBeenCalled();
    await expect(args.onKeep).not.toHaveBeenCalled();
  },
};

/** A withdrawal under review keeps its destination; the server says so. */
export const RemovalRefused: Story = {
  parameters: coversPage,
  args: { view: removing({ kind: 'asking', account: cardAccount, problem: refusal }) },
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(refusal.message);
    await userEvent.click(screen.getByRole('button', { name: 'Sim, remover' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

function RemovableAccounts(props: BankAccountsScreenProps) {
  const [accounts, setAccounts] = useState([pixAccount, cardAccount]);
  const [removal, setRemoval] = useState<BankAccountRemoval | null>(null);
  if (props.view.kind === 'signedOut') return <BankAccountsScreen {...props} />;
  return (
    <BankAccountsScreen
      {...props}
      view={ready({ accounts, banks, wallets, saving: null, removal })}
      onAskToRemove={(account) => setRemoval({ kind: 'asking', account, problem: null })}
      onKeep={() => setRemoval(null)}
      onRemove={(account) => {
        setRemoval({ kind: 'removed' });
        setAccounts((all) => all.filter(({ id }) => id !== account.id));
      }}
    />
  );
}

/** Whoever keeps it is back at its button; with the account gone, the focus is where it says so. */
export const Removed: Story = {
  render: (args) => <RemovableAccounts {...args} />,
  play: async ({ canvas, userEvent }) => {
    const card = canvas.getByRole('button', { name: 'Remover Banco Farol · Poupança, •••• 4821' });
    await userEvent.click(card);
    await userEvent.click(await screen.findByRole('button', { name: 'Manter' }));
    await waitFor(() => expect(card).toHaveFocus());

    await userEvent.click(card);
    await userEvent.click(await screen.findByRole('button', { name: 'Sim, remover' }));
    const status = await canvas.findByRole('status');
    await expect(status).toHaveTextContent('Removida dos seus saques.');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(status.parentElement).toHaveFocus());
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};

export const LongText: Story = { args: { view: view(null, [longAccount, cardAccount, pixAccount]) } };

showsEvery(bankAccountsStates, {
  List,
  Empty,
  AddingPixKey,
  AddingOwnCpf,
  BankAccountErrors,
  PixKeyErrors,
  AddingBankAccount,
  AddingEwallet,
  EwalletErrors,
  EwalletsSwitchedOff,
  ServerFieldMessage,
  OtherHolder,
  Submitting,
  Saved,
  AskingToRemove,
  Removing,
  RemovalRefused,
  Removed,
  LongText,
});
showsKind<BankAccountSaving['kind']>({ editing: AddingPixKey, submitting: Submitting, saved: Saved });
showsKind<BankAccountRemoval['kind']>({ asking: AskingToRemove, removing: Removing, removed: Removed });
