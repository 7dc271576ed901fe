import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Stack } from '../../story/layout.tsx';
import { showsEvery } from '../../story/shows-every.ts';
import { PinInput, type PinInputProps, pinInputStates } from './PinInput.tsx';

function Typed({ value: initial, ...props }: PinInputProps) {
  const [value, setValue] = useState(initial);
  return <PinInput {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Money/PinInput',
  component: PinInput,
  args: { label: 'Senha de saque', name: 'pin', value: '', onChange: () => undefined, length: 6 },
  render: (args) => <Typed key={args.value} {...args} />,
  decorators: [(Story) => <Stack>{Story()}</Stack>],
} satisfies Meta<typeof PinInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { hint: 'Seis números' } };

export const Typing: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = canvas.getByLabelText('Senha de saque');
    await userEvent.type(field, '24x6');
    await expect(field).toHaveValue('246');
    await expect(canvasElement.querySelectorAll('[data-filled]')).toHaveLength(3);
    await userEvent.type(field, '{Backspace}');
    await expect(field).toHaveValue('24');
  },
};

export const Pasting: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Senha de saque');
    await userEvent.click(field);
    await userEvent.paste('246-810 99');
    await expect(field).toHaveValue('246810');
  },
};

export const Filled: Story = { args: { value: '246810' } };
export const WithError: Story = { args: { value: '246810', error: 'Senha de saque incorreta' } };
export const LongText: Story = {
  args: {
    label: 'Senha de saque que foi criada no primeiro pedido',
    hint: 'Seis números. Depois de cinco erros ela fica bloqueada, e o suporte confere quem está pedindo.',
    error: 'Esta não é a senha de saque. Ela é outra que a senha com que você entra no site.',
  },
};

showsEvery(pinInputStates, { Empty, Typing, Pasting, Filled, WithError, LongText });
