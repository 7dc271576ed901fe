import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Stack } from '../../story/layout.tsx';
import { showsEvery } from '../../story/shows-every.ts';
import { SearchField, type SearchFieldProps, searchFieldStates } from './SearchField.tsx';

function Held({ value, ...props }: SearchFieldProps) {
  const [text, setText] = useState(value);
  return <SearchField {...props} value={text} onChange={setText} />;
}

const meta = {
  title: 'Composites/SearchField',
  component: SearchField,
  args: {
    label: 'Buscar jogos',
    placeholder: 'Jogo ou provedor',
    clearLabel: 'Limpar a busca',
    value: '',
    onChange: () => undefined,
  },
  render: (args) => <Held key={args.value} {...args} />,
  decorators: [(Story) => <Stack>{Story()}</Stack>],
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Typed: Story = {
  args: { value: 'onda' },
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
export const LongText: Story = {
  args: {
    value: 'uma busca que ninguém faria, com o nome inteiro do jogo e o do estúdio que o fez',
    placeholder: 'Nome do jogo, do provedor ou do tipo de jogo',
  },
};

showsEvery(searchFieldStates, { Empty, Typed, Disabled, LongText });
