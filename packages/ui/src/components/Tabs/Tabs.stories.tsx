import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Stack } from '../../story/layout.tsx';
import { showsEvery } from '../../story/shows-every.ts';
import { type TabItem, Tabs, tabsStates } from './Tabs.tsx';

function Sample({ items }: { readonly items: readonly TabItem<string>[] }) {
  const [value, setValue] = useState(items[0]?.id ?? '');
  return <Tabs label="Registros" items={items} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Primitives/Tabs',
  tags: ['brands', 'visual'],
  component: Sample,
  decorators: [(Story) => <Stack>{Story()}</Stack>],
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

const two = [
  { id: 'deposit', label: 'Depósitos', content: 'Dois depósitos neste mês.' },
  { id: 'withdraw', label: 'Retiradas', content: 'Nenhuma retirada neste mês.' },
];

export const Two: Story = {
  args: { items: two },
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
    items: [
      { id: 'all', label: 'Todos', count: 12, content: 'Doze avisos.' },
      { id: 'unread', label: 'Não lidos', count: 3, content: 'Três avisos.' },
    ],
  },
};

showsEvery(tabsStates, { Two, Many, WithCounts });
