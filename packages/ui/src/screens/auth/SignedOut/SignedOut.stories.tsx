import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SignedOut } from './SignedOut.tsx';

const meta = {
  title: 'Screens/auth/SignedOut',
  tags: ['brands', 'visual'],
  component: SignedOut,
  args: { onLogin: fn(), onRegister: fn() },
} satisfies Meta<typeof SignedOut>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gate: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }));
    await expect(args.onLogin).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Criar conta' }));
    await expect(args.onRegister).toHaveBeenCalledOnce();
  },
};
