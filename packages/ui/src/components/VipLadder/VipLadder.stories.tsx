import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../story/layout.tsx';
import { VipLadder } from './VipLadder.tsx';

const meta = {
  title: 'Promotions/VipLadder',
  tags: ['brands'],
  component: VipLadder,
  args: {
    label: 'Níveis VIP',
    currentLabel: 'Você está aqui',
    current: 2,
    steps: [0, 1, 2, 3, 4, 5].map((level) => ({
      level,
      name: `VIP ${level}`,
      text: level === 0 ? 'Para quem acabou de chegar' : `A partir de R$\u00a0${level}.000,00 em apostas`,
    })),
  },
  decorators: [(Story) => <Stack>{Story()}</Stack>],
} satisfies Meta<typeof VipLadder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LevelZero: Story = { args: { current: 0 } };
export const Middle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('VIP 2').closest('li')).toHaveAttribute('aria-current', 'true');
  },
};
export const Highest: Story = { args: { current: 5 } };
export const UnknownLevel: Story = {
  args: { current: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Você está aqui')).not.toBeInTheDocument();
  },
};
