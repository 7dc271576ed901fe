import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showsEvery } from '../../story/shows-every.ts';
import { RouletteWheel, rouletteWheelStates } from './RouletteWheel.tsx';

const meta = {
  title: 'Game/RouletteWheel',
  tags: ['brands'],
  component: RouletteWheel,
  args: { number: 17 },
  decorators: [
    (Story) => (
      <div style={{ width: 220 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RouletteWheel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Resting: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('17')).toBeInTheDocument();
  },
};
/** Nothing is said before the ball lies. */
export const Spinning: Story = {
  args: { isSpinning: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('17')).not.toBeInTheDocument();
  },
};
export const BeforeTheFirst: Story = { args: { number: null } };

/** What the numbers of five tables that follow each other make of it. */
export const Tables: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(5, 1fr)', gap: 12, width: '90vw' }}>
      {[5787, 5790, 5793, 5795, 5798].map((table, index) => (
        <RouletteWheel key={table} number={7 * index} table={table} />
      ))}
    </div>
  ),
};

showsEvery(rouletteWheelStates, { Resting, Spinning, BeforeTheFirst, Tables });
