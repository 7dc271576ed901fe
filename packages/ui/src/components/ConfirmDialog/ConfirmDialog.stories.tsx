import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { coversPage } from '../../story/covers-page.ts';
import { showsEvery } from '../../story/shows-every.ts';
import { ConfirmDialog, confirmDialogStates } from './ConfirmDialog.tsx';

const meta = {
  title: 'Composites/ConfirmDialog',
  component: ConfirmDialog,
  parameters: coversPage,
  args: {
    isOpen: true,
    title: 'Sair da conta?',
    description: 'Seu saldo fica guardado até você entrar de novo.',
    confirmLabel: 'Sair',
    cancelLabel: 'Continuar aqui',
    closeLabel: 'Fechar',
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ userEvent, args }) => {
    await screen.findByRole('alertdialog', { name: 'Sair da conta?' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Continuar aqui' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Sair' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

const danger = {
  tone: 'danger',
  title: 'Excluir esta conta bancária?',
  description: 'Banco da Praia, conta final 4417. Isto não pode ser desfeito.',
  confirmLabel: 'Excluir',
  cancelLabel: 'Manter',
} as const;

export const Danger: Story = { args: danger };

export const Pending: Story = {
  args: { ...danger, isPending: true },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { ...danger, error: 'Há uma retirada em análise para esta conta.' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Há uma retirada em análise');
  },
};

export const LongText: Story = {
  args: {
    title: 'Cancelar a participação no campeonato de slots das quatro estações?',
    description:
      'Os pontos que você já somou nesta etapa deixam de contar, e a vaga passa para a próxima pessoa da lista de espera. O valor da inscrição não é devolvido.',
    confirmLabel: 'Cancelar a minha participação',
    cancelLabel: 'Continuar no campeonato',
    error:
      'A etapa já começou: a participação só pode ser cancelada pelo atendimento, até a meia-noite de hoje.',
  },
};

showsEvery(confirmDialogStates, { Plain, Danger, Pending, Failed, LongText });
