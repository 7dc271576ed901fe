import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../story/layout.tsx';
import { showsEvery } from '../../story/shows-every.ts';
import { PasswordField } from './PasswordField.tsx';
import { passwordInputStates } from './PasswordInput.tsx';

const meta = {
  title: 'Primitives/PasswordInput',
  component: PasswordField,
  args: {
    label: 'Senha',
    name: 'password',
    defaultValue: 'mare-alta-2',
    showLabel: 'Mostrar senha',
    hideLabel: 'Ocultar senha',
  },
  decorators: [(Story) => <Stack>{Story()}</Stack>],
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};

export const Revealed: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Senha');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar senha' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Ocultar senha' })).toBeVisible();
  },
};

export const WithError: Story = { args: { defaultValue: '', error: 'Informe a senha' } };
export const Disabled: Story = { args: { disabled: true } };

showsEvery(passwordInputStates, { Hidden, Revealed, WithError, Disabled });
