import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../story/layout.tsx';
import { showsEvery } from '../../story/shows-every.ts';
import { Select, selectStates } from './Select.tsx';
import { SelectField, type SelectFieldProps } from './SelectField.tsx';

const meta = {
  title: 'Primitives/Select',
  component: Select,
  subcomponents: { SelectField },
  args: {
    label: 'Tipo de chave PIX',
    name: 'keyType',
    options: [
      { value: 'cpf', label: 'CPF' },
      { value: 'phone', label: 'Celular' },
      { value: 'email', label: 'E-mail' },
      { value: 'random', label: 'Chave aleatória' },
    ],
  },
  render: (args) => <SelectField {...args} />,
  decorators: [(Story) => <Stack>{Story()}</Stack>],
} satisfies Meta<SelectFieldProps>;
export default meta;
type Story = StoryObj<SelectFieldProps>;

export const Plain: Story = {
  args: { defaultValue: 'cpf', hint: 'A chave precisa ser do titular da conta' },
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByLabelText('Tipo de chave PIX');
    await userEvent.selectOptions(select, 'Celular');
    await expect(select).toHaveValue('phone');
  },
};
export const Unchosen: Story = { args: { placeholder: 'Escolha o tipo' } };
export const WithError: Story = { args: { placeholder: 'Escolha o tipo', error: 'Escolha o tipo da chave' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'email' } };
export const LongText: Story = {
  args: {
    options: [
      { value: '1', label: 'Banco Cooperativo dos Pescadores e Marisqueiros do Litoral Nordestino S.A.' },
    ],
  },
};

showsEvery(selectStates, { Plain, Unchosen, WithError, Disabled, LongText });
