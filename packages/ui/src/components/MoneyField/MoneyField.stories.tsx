import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Stack } from '../../story/layout.tsx';
import { followsSample } from '../../story/sample.ts';
import { showsEvery } from '../../story/shows-every.ts';
import { MoneyField, type MoneyFieldProps, moneyFieldStates } from './MoneyField.tsx';

function Typed({ value: initial, ...props }: MoneyFieldProps) {
  const [value, setValue] = useState(initial);
  return <MoneyField {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Money/MoneyField',
  component: MoneyField,
  parameters: followsSample<MoneyFieldProps>(({ money }, { value }) =>
    money === null || value === 0 ? {} : { value: money.balance },
  ),
  args: {
    label: 'Valor do depósito',
    name: 'amount',
    value: 0,
    onChange: () => undefined,
    language: 'pt',
    refused: 'Este texto não é um valor. Escreva como 1.234,56',
    hint: 'De R$ 20,00 a R$ 5.000,00',
  },
  render: (args) => <Typed key={args.value} {...args} />,
  decorators: [(Story) => <Stack>{Story()}</Stack>],
} satisfies Meta<typeof MoneyField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Typing: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Valor do depósito');
    await userEvent.type(field, '12345');
    await expect(field).toHaveValue('123,45');
    await userEvent.type(field, '{Backspace}');
    await expect(field).toHaveValue('12,34');
    await userEvent.type(field, 'a,.');
    await expect(field).toHaveValue('12,34');
  },
};

export const Pasting: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Valor do depósito');
    await userEvent.click(field);
    await userEvent.paste('R$ 1.250,00');
    await expect(field).toHaveValue('1.250,00');
    await userEvent.clear(field);
    await userEvent.paste('100');
    await expect(field).toHaveValue('100,00');
  },
};

/** What is no amount is said to be none, and the amount stays. */
export const Refused: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText('Valor do depósito');
    await userEvent.type(field, '12345');
    for (const text of ['10,001', '-5', '1e9', 'abc']) {
      await userEvent.tripleClick(field);
      await userEvent.paste(text);
      await expect(field).toHaveValue('123,45');
      await expect(canvas.getByRole('alert')).toHaveTextContent(args.refused);
    }
    await userEvent.tripleClick(field);
    await userEvent.paste('1234.56');
    await expect(field).toHaveValue('1.234,56');
    await expect(canvas.queryByText(args.refused)).toBeNull();
    await userEvent.tripleClick(field);
    await userEvent.paste('-5');
  },
};

export const WithError: Story = {
  args: { value: 500, error: 'O valor mínimo é R$ 20,00' },
};

export const HugeAmount: Story = { args: { value: 99_999_999_999 } };

export const Disabled: Story = { args: { value: 10_000, disabled: true } };
export const LongText: Story = {
  args: {
    label: 'Quanto do saldo da carteira vai para os jogos deste provedor',
    note: 'opcional',
    hint: 'De R$\u00a020,00 a R$\u00a05.000,00 por vez e até R$\u00a020.000,00 por dia, somados todos os provedores.',
    error: 'O saldo da carteira não basta para este valor; os bônus em andamento não contam para ele.',
  },
};

showsEvery(moneyFieldStates, { Empty, Typing, Pasting, Refused, WithError, HugeAmount, Disabled, LongText });
