import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { showsEvery } from '../../../story/shows-every.ts';
import { ForcedOfflineDialog, forcedOfflineDialogStates } from './ForcedOfflineDialog.tsx';

const meta = {
  title: 'Screens/auth/ForcedOfflineDialog',
  tags: ['brands', 'visual'],
  component: ForcedOfflineDialog,
  args: { isOpen: true, onDismiss: fn() },
} satisfies Meta<typeof ForcedOfflineDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveAccessibleName('Erro de rede, tente novamente mais tarde');
    const [dismiss] = within(dialog).getAllByRole('button', { name: 'Fechar' });
    if (!dismiss) throw new Error('nothing closes the dialog');
    await userEvent.click(dismiss);
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

showsEvery(forcedOfflineDialogStates, { Open });
