import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showsEvery } from '../../story/shows-every.ts';
import { PocketList, pocketListStates } from './PocketList.tsx';

const meta = {
  title: 'Game/PocketList',
  tags: ['brands'],
  component: PocketList,
  args: {
    label: 'Últimos números',
    numbers: [17, 0, 32, 5, 5, 26, 11, 8],
    colourNames: { red: 'vermelho', black: 'preto', green: 'verde' },
  },
} satisfies Meta<typeof PocketList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Últimos números' }).children).toHaveLength(8);
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('17 preto');
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent('0 verde');
  },
};
export const One: Story = { args: { numbers: [36] } };

showsEvery(pocketListStates, { Several, One });
