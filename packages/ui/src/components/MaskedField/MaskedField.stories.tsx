import { formatCpf } from '@fortuna/domain/cpf.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Stack } from '../../story/layout.tsx';
import { showsEvery } from '../../story/shows-every.ts';
import { MaskedField, type MaskedFieldProps, maskedFieldStates } from './MaskedField.tsx';

function Typed({ value: initial, ...props }: MaskedFieldProps) {
  const [value, setValue] = useState(initial);
  return <MaskedField {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Money/MaskedField',
  component: MaskedField,
  args: {
    label: 'CPF do titular',
    name: 'cpf',
    value: '',
    onChange: () => undefined,
    format: formatCpf,
    inputMode: 'numeric',
    placeholder: '000.000.000-00',
  },
  render: (args) => <Typed key={args.value} {...args} />,
  decorators: [(Story) => <Stack>{Story()}</Stack>],
} satisfies Meta<typeof MaskedField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typing: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('CPF do titular');
    await userEvent.type(field, '52998224725');
    await expect(field).toHaveValue('529.982.247-25');
  },
};

export const EditingInside: Story = {
  args: { value: '529.982.247-25' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('CPF do titular');
    await userEvent.type(field, '{Backspace}', { initialSelectionStart: 5, initialSelectionEnd: 5 });
    await expect(field).toHaveValue('529.822.472-5');
    await expect(field.selectionStart).toBe(3);
    await userEvent.keyboard('9');
    await expect(field).toHaveValue('529.982.247-25');
  },
};

export const WithError: Story = { args: { value: '111.111.111-11', error: 'Informe um CPF válido' } };
export const LongText: Story = {
  args: {
    label: 'Número do documento do titular da conta que recebe o dinheiro',
    note: 'opcional',
    hint: 'Do documento que foi enviado na abertura da conta; o de outra pessoa é recusado pelo banco que recebe.',
    error: 'Os dois últimos números não conferem com os outros: veja se algum foi trocado ao digitar.',
  },
};

showsEvery(maskedFieldStates, { Typing, EditingInside, WithError, LongText });
