import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Stack } from '../../story/layout.tsx';
import { showsEvery } from '../../story/shows-every.ts';
import { Icon } from '../Icon/Icon.tsx';
import { ChoiceCards, type ChoiceCardsProps, choiceCardsStates } from './ChoiceCards.tsx';

function Chosen({ value: initial, ...props }: ChoiceCardsProps<string>) {
  const [value, setValue] = useState(initial);
  return <ChoiceCards {...props} value={value} onChange={setValue} />;
}

const channels = [
  { value: 'brisa', title: 'PIX Brisa', detail: 'R$ 20,00 a R$ 5.000,00', mark: 'Na hora' },
  { value: 'enseada', title: 'PIX Enseada', detail: 'R$ 10,00 a R$ 2.000,00', mark: '10 min' },
];

const meta = {
  title: 'Money/ChoiceCards',
  component: ChoiceCards<string>,
  args: { legend: 'Canal', name: 'channel', choices: channels, value: 'brisa', onChange: () => undefined },
  render: (args) => <Chosen {...args} />,
  decorators: [(Story) => <Stack>{Story()}</Stack>],
} satisfies Meta<typeof ChoiceCards<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('PIX Enseada'));
    await expect(canvas.getByRole('radio', { name: /PIX Enseada/ })).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: /PIX Brisa/ })).toBeChecked();
    // Told by more than colour: the others have no tick at all.
    const tickOf = (name: RegExp) =>
      canvas.getByRole('radio', { name }).closest('label')?.lastElementChild?.firstElementChild;
    await expect(tickOf(/PIX Brisa/)).toBeVisible();
    await expect(tickOf(/PIX Enseada/)).not.toBeVisible();
  },
};

export const Grid: Story = {
  args: {
    legend: 'Tipo de chave PIX',
    layout: 'grid',
    value: 'cpf',
    choices: ['CPF', 'CNPJ', 'Celular', 'E-mail', 'Aleatória'].map((title) => ({
      value: title.toLowerCase(),
      title,
    })),
  },
};

export const Rich: Story = {
  args: {
    legend: 'Forma de pagamento',
    choices: [
      { value: 'pix', title: 'PIX', detail: 'QR code ou copia e cola', icon: <Icon name="pix" /> },
      { value: 'card', title: 'Cartão de débito', detail: 'Até 1 dia útil', icon: <Icon name="card" /> },
    ],
    value: 'pix',
  },
};

export const WithError: Story = { args: { value: null, error: 'Escolha a forma de pagamento' } };

export const ClosedChoice: Story = {
  args: {
    choices: [...channels, { value: 'recife', title: 'PIX Recife', disabledReason: 'Em manutenção' }],
  },
};

export const LongText: Story = {
  args: {
    choices: [
      {
        value: 'long',
        title: 'Instituição de Pagamentos da Associação dos Pescadores do Litoral Norte',
        detail: 'De R$ 20,00 a R$ 999.999.999,99 por operação, com confirmação manual em dias úteis',
        mark: 'Na hora',
      },
    ],
  },
};

showsEvery(choiceCardsStates, { List, Grid, Rich, WithError, ClosedChoice, LongText });
