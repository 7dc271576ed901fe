import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contrastPairs } from '../../theme/contrast.ts';
import { ContrastTable } from './ContrastTable.tsx';

const meta = {
  title: 'Foundations/Contrast',
  component: ContrastTable,
  tags: ['brands'],
} satisfies Meta<typeof ContrastTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Measured from the colours on the screen: switch the brand above to see its figures. */
export const Matrix: Story = {
  play: async ({ canvas, canvasElement }) => {
    // A layout may bring pairs of its own.
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThanOrEqual(contrastPairs.length);
    await expect(canvasElement.querySelectorAll('[data-enough="false"]')).toHaveLength(0);
  },
};
