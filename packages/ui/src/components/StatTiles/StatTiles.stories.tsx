import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../story/layout.tsx';
import { showsEvery } from '../../story/shows-every.ts';
import { StatTiles, statTilesStates } from './StatTiles.tsx';

const meta = {
  title: 'Composites/StatTiles',
  component: StatTiles,
  args: {
    loadingLabel: 'Carregando',
    stats: [
      { label: 'Apostado hoje', value: 'R$\u00a0312,40' },
      { label: 'Rodadas', value: '148' },
      { label: 'Ganhos', value: 'R$\u00a0287,10' },
    ],
  },
} satisfies Meta<typeof StatTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Tones: Story = {
  args: {
    stats: [
      { label: 'Comissão de ontem', value: 'R$\u00a042,18', tone: 'win' },
      { label: 'Indicados', value: '12' },
    ],
  },
};
export const Loading: Story = {
  args: {
    stats: [
      { label: 'Apostado hoje', value: null },
      { label: 'Rodadas', value: null },
    ],
  },
};
export const Huge: Story = {
  args: {
    stats: [
      { label: 'Apostado na temporada', value: 'R$\u00a01.284.500.310,25' },
      { label: 'Rodadas', value: '9.814.020' },
      { label: 'Ganhos', value: 'R$\u00a0998.120.400,00', tone: 'win' },
    ],
  },
};
export const LongText: Story = {
  args: {
    stats: [
      {
        label: 'Comissão de ontem, somados todos os níveis de convidados',
        value: 'R$\u00a042,18',
        tone: 'win',
      },
      { label: 'Pessoas que entraram pelo seu convite', value: '12' },
      { label: 'Em conferência', value: 'menos de um por cento' },
    ],
  },
  decorators: [(Story) => <Stack>{Story()}</Stack>],
};

showsEvery(statTilesStates, { Ready, Tones, Loading, Huge, LongText });
