import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { coversPage } from '../../../story/covers-page.ts';
import { showsEvery } from '../../../story/shows-every.ts';
import { ExpiredDialog, expiredDialogStates } from './ExpiredDialog.tsx';

const meta = {
  title: 'Screens/auth/ExpiredDialog',
  tags: ['brands'],
  component: ExpiredDialog,
  parameters: coversPage,
  args: { isOpen: true, onConfirm: fn(), onDecline: fn() },
} satisfies Meta<typeof ExpiredDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleName(
      'Sessão expirada, deseja entrar novamente?',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Entrar novamente' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

showsEvery(expiredDialogStates, { Open });
