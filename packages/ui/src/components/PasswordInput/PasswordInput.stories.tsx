import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../story/layout.tsx';
import { showsEvery } from '../../story/shows-every.ts';
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';
import { PasswordInput, passwordInputStates } from './PasswordInput.tsx';

const meta = {
  title: 'Primitives/PasswordInput',
  component: PasswordInput,
  subcomponents: { PasswordField },
  args: {
    label: 'Senha',
    name: 'password',
    defaultValue: 'mare-alta-2',
    showLabel: 'Mostrar senha',
    hideLabel: 'Ocultar senha',
  },
  render: (args) => <PasswordField {...args} />,
  decorators: [(Story) => <Stack>{Story()}</Stack>],
} satisfies Meta<PasswordFieldProps>;
export default meta;
type Story = StoryObj<PasswordFieldProps>;

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
export const LongText: Story = {
  args: {
    label: 'Senha nova, que vale a partir de agora em todos os aparelhos',
    defaultValue: 'uma-frase-inteira-que-ninguem-adivinha-e-todos-lembram-2026',
    hint: 'De 8 a 64 letras e números; os gerenciadores de senhas podem criar uma que não precisa ser lembrada.',
  },
};

showsEvery(passwordInputStates, { Hidden, Revealed, WithError, Disabled, LongText });
