import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Stack } from '../../story/layout.tsx';
import { showsEvery } from '../../story/shows-every.ts';
import { SearchField, type SearchFieldProps, searchFieldStates } from './SearchField.tsx';

type SampleProps = Omit<SearchFieldProps, 'value' | 'onChange'> & { readonly initial: string };

function Sample({ initial, ...props }: SampleProps) {
  const [text, setText] = useState(initial);
  return <SearchField {...props} value={text} onChange={setText} />;
}

const meta = {
  title: 'Composites/SearchField',
  component: Sample,
  args: { label: 'Buscar jogos', placeholder: 'Jogo ou provedor', clearLabel: 'Limpar a busca', initial: '' },
  decorators: [(Story) => <Stack>{Story()}</Stack>],
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Typed: Story = {
  args: { initial: 'onda' },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('searchbox', { name: 'Buscar jogos' });
    await userEvent.type(box, ' dourada');
    await expect(box).toHaveValue('onda dourada');
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar a busca' }));
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
    await userEvent.type(box, 'baú');
  },
};

export const Disabled: Story = { args: { disabled: true } };

showsEvery(searchFieldStates, { Empty, Typed, Disabled });
