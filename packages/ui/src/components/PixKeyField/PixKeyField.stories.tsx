import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Stack } from '../../story/layout.tsx';
import { showsEvery } from '../../story/shows-every.ts';
import { PixKeyField, type PixKeyFieldProps, pixKeyFieldStates } from './PixKeyField.tsx';

function Typed({ value: initial, ...props }: PixKeyFieldProps) {
  const [value, setValue] = useState(initial);
  return <PixKeyField {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Money/PixKeyField',
  component: PixKeyField,
  args: { type: 'cpf', label: 'Chave PIX', name: 'account', value: '', onChange: () => undefined },
  render: (args) => <Typed key={args.value} {...args} />,
  decorators: [(Story) => <Stack>{Story()}</Stack>],
} satisfies Meta<typeof PixKeyField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Types a key as people have it and compares what the field shows. */
function typing(text: string, shown: string): NonNullable<Story['play']> {
  return async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Chave PIX'), text);
    await expect(canvas.getByLabelText('Chave PIX')).toHaveValue(shown);
  };
}

export const Cpf: Story = { play: typing('52998224725', '529.982.247-25') };
export const Cnpj: Story = { args: { type: 'cnpj' }, play: typing('12abc34501de35', '12.ABC.345/01DE-35') };
export const Phone: Story = { args: { type: 'phone' }, play: typing('11987654321', '(11) 98765-4321') };
export const Email: Story = {
  args: { type: 'email' },
  play: typing('marina@exemplo.com.br', 'marina@exemplo.com.br'),
};
export const Evp: Story = {
  args: { type: 'evp' },
  play: typing('123E4567-E12B-12D1-A456-426655440000', '123e4567-e12b-12d1-a456-426655440000'),
};
export const WithError: Story = { args: { value: '111.111.111-11', error: 'Informe um CPF válido' } };
export const LongText: Story = {
  args: {
    type: 'email',
    label: 'Chave PIX da conta que recebe os saques, no nome do titular',
    value: 'maria.aparecida.da.conceicao.albuquerque@correio.pescadores.exemplo.com.br',
    error: 'Esta chave é de outra pessoa: o banco só aceita chaves no nome e no CPF do seu cadastro.',
  },
};

showsEvery(pixKeyFieldStates, { Cpf, Cnpj, Phone, Email, Evp, WithError, LongText });
