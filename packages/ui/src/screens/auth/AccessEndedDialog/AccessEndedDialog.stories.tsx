import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { coversPage } from '../../../story/covers-page.ts';
import { showsEvery } from '../../../story/shows-every.ts';
import { AccessEndedDialog, accessEndedDialogStates } from './AccessEndedDialog.tsx';

const meta = {
  title: 'Screens/auth/AccessEndedDialog',
  tags: ['brands'],
  component: AccessEndedDialog,
  parameters: coversPage,
  args: { by: 'forcedOffline', isOpen: true, onDismiss: fn() },
} satisfies Meta<typeof AccessEndedDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ForcedOffline: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveAccessibleName('Erro de rede, tente novamente mais tarde');
    await expect(within(dialog).getByRole('link', { name: 'Falar com o suporte' })).toHaveAttribute(
      'href',
      '/information-center/support#blocked',
    );
    const [dismiss] = within(dialog).getAllByRole('button', { name: 'Fechar' });
    if (!dismiss) throw new Error('nothing closes the dialog');
    await userEvent.click(dismiss);
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const Blocked: Story = {
  args: { by: 'blocked' },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveAccessibleName('Sua conta está bloqueada');
    await expect(within(dialog).getByRole('link', { name: 'Falar com o suporte' })).toBeVisible();
  },
};

showsEvery(accessEndedDialogStates, { ForcedOffline, Blocked });
