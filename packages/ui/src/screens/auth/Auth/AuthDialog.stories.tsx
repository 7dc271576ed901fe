import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { coversPage } from '../../../story/covers-page.ts';
import { showsEvery, showsKind } from '../../../story/shows-every.ts';
import type { AuthMode } from './Auth.view.ts';
import { AuthDialog, authDialogStates } from './AuthDialog.tsx';
import { captchaOf, editing } from './auth.fixtures.ts';

const meta = {
  title: 'Screens/auth/AuthDialog',
  tags: ['brands'],
  component: AuthDialog,
  parameters: coversPage,
  args: {
    isOpen: true,
    onClose: fn(),
    submission: editing,
    captcha: captchaOf('first'),
    onLogin: fn(),
    onRegister: fn(),
    onReloadCaptcha: fn(),
    onStopWaiting: fn(),
  },
} satisfies Meta<typeof AuthDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Login: Story = {
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByRole('dialog')).toHaveAccessibleName('Entrar ou criar conta');
    await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Register: Story = {
  args: { initialMode: 'register' },
  play: async () => {
    await expect(await screen.findByRole('tab', { name: 'Criar conta' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(screen.getByLabelText('Celular')).toBeVisible();
  },
};

showsEvery(authDialogStates, { Login, Register });
showsKind<AuthMode>({ login: Login, register: Register });
