import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Stack } from '../../story/layout.tsx';
import { showsEvery } from '../../story/shows-every.ts';
import { Tabs, type TabsProps, tabsStates } from './Tabs.tsx';

function Held(props: TabsProps<string>) {
  const [value, setValue] = useState(props.value);
  return <Tabs {...props} value={value} onChange={setValue} />;
}

const two = [
  { id: 'deposit', label: 'Depósitos', content: 'Dois depósitos neste mês.' },
  { id: 'withdraw', label: 'Retiradas', content: 'Nenhuma retirada neste mês.' },
];

const meta = {
  title: 'Primitives/Tabs',
  tags: ['brands'],
  component: Tabs,
  args: { label: 'Registros', items: two, value: 'deposit', onChange: () => undefined },
  render: (args) => <Held key={args.value} {...args} />,
  decorators: [(Story) => <Stack>{Story()}</Stack>],
} satisfies Meta<typeof Tabs<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Retiradas' }));
    await expect(await canvas.findByRole('tabpanel', { name: 'Retiradas' })).toHaveTextContent(
      'Nenhuma retirada',
    );
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(await canvas.findByRole('tabpanel', { name: 'Depósitos' })).toHaveTextContent(
      'Dois depósitos',
    );
  },
};

export const Many: Story = {
  args: {
    items: [...two, 'Apostas', 'Bônus', 'Comissões', 'Cashback'].map((item) =>
      typeof item === 'string'
        ? { id: item, label: item, content: `Registros de ${item.toLowerCase()}.` }
        : item,
    ),
  },
};

export const WithCounts: Story = {
  args: {
    value: 'all',
    items: [
      { id: 'all', label: 'Todos', count: 12, content: 'Doze avisos.' },
      { id: 'unread', label: 'Não lidos', count: 3, content: 'Três avisos.' },
    ],
  },
};
export const LongText: Story = {
  args: {
    items: [
      {
        id: 'deposit',
        label: 'Depósitos de todas as formas de pagamento',
        count: 1_284,
        content:
          'Dois depósitos neste mês, dos quais um ainda está em conferência no banco que recebe: o valor entra no saldo assim que ele confirmar.',
      },
      { id: 'withdraw', label: 'Saques para todas as suas contas', content: 'Nenhum saque neste mês.' },
    ],
  },
};

showsEvery(tabsStates, { Two, Many, WithCounts, LongText });
