import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { AuthDialog } from './AuthDialog.tsx';
import { authLinks, captchaOf, editing } from './auth.fixtures.ts';

const meta = {
  title: 'Screens/auth/AuthDialog',
  tags: ['brands', 'visual'],
  component: AuthDialog,
  args: {
    isOpen: true,
    onClose: fn(),
    submission: editing,
    captcha: captchaOf('first'),
    onLogin: fn(),
    onRegister: fn(),
    onReloadCaptcha: fn(),
    links: authLinks,
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
export const Register: Story = { args: { initialMode: 'register' } };
