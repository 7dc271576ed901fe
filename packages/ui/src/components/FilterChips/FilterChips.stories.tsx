import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { showsEvery } from '../../story/shows-every.ts';
import { FilterChips, filterChipsStates } from './FilterChips.tsx';

const meta = {
  title: 'Composites/FilterChips',
  tags: ['brands'],
  component: FilterChips<string>,
  args: {
    label: 'Situação',
    options: [
      { value: 'pending', label: 'Pendentes' },
      { value: 'approved', label: 'Aprovadas' },
      { value: 'rejected', label: 'Recusadas' },
    ],
    selected: [],
    onToggle: fn(),
  },
} satisfies Meta<typeof FilterChips<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoneChosen: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Aprovadas' }));
    await expect(args.onToggle).toHaveBeenCalledWith('approved');
  },
};

export const OneChosen: Story = {
  args: { selected: ['pending'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Pendentes' })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const WithCounts: Story = {
  args: {
    label: 'Tipo de jogo',
    selected: ['live'],
    options: [
      { value: 'slots', label: 'Caça-níqueis', count: 214 },
      { value: 'live', label: 'Ao vivo', count: 32 },
    ],
  },
};

/** However far in the row: the chosen one is in sight. */
export const Many: Story = {
  globals: { viewport: { value: 'phone360' } },
  args: {
    label: 'Tipo de jogo',
    selected: ['Loteria'],
    options: ['Caça-níqueis', 'Ao vivo', 'Crash', 'Mesa', 'Bingo', 'Pesca', 'Loteria', 'Esportes'].map(
      (label) => ({
        value: label,
        label,
      }),
    ),
  },
  play: async ({ canvas }) => {
    const chosen = canvas.getByRole('button', { name: 'Loteria' }).getBoundingClientRect();
    const row = canvas.getByRole('group').getBoundingClientRect();
    await expect(chosen.left).toBeGreaterThanOrEqual(row.left);
    await expect(chosen.right).toBeLessThanOrEqual(row.right);
  },
};

export const LongText: Story = {
  args: {
    selected: ['approved'],
    options: [
      { value: 'pending', label: 'Esperando a confirmação do banco' },
      { value: 'approved', label: 'Aprovadas e já pagas ao titular da conta', count: 10_000 },
    ],
  },
};

showsEvery(filterChipsStates, { NoneChosen, OneChosen, WithCounts, Many, LongText });
