import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../story/layout.tsx';
import { showsEvery } from '../../story/shows-every.ts';
import { Progress, progressStates } from './Progress.tsx';

const meta = {
  title: 'Primitives/Progress',
  component: Progress,
  args: {
    label: 'Rollover do bônus',
    value: 350_00,
    max: 500_00,
    valueText: 'R$\u00a0350,00 de R$\u00a0500,00',
  },
  decorators: [(Story) => <Stack>{Story()}</Stack>],
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { value: 0, valueText: 'R$\u00a00,00 de R$\u00a0500,00' } };
export const Partly: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Rollover do bônus' });
    await expect(bar).toHaveAttribute('aria-valuenow', '35000');
    // By itself: no column to line up with.
    const value = getComputedStyle(canvas.getByText(/de R\$ 500,00$/));
    await expect(value.fontVariantNumeric).toBe('lining-nums');
  },
};
export const Full: Story = { args: { value: 612_00, valueText: 'Concluído' } };
export const Meter: Story = {
  args: { kind: 'meter', label: 'Retiradas de hoje', value: 1, max: 3, valueText: '1 de 3' },
};
export const LongText: Story = {
  args: {
    label: 'Para o nível seguinte do programa de fidelidade',
    valueText: 'R$\u00a01.284.350,00 de R$\u00a02.500.000,00',
  },
};

showsEvery(progressStates, { Empty, Partly, Full, Meter, LongText });
