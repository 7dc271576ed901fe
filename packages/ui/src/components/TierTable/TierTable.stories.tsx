import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../story/layout.tsx';
import { type Tier, TierTable } from './TierTable.tsx';

const tiers: readonly Tier[] = [
  { key: '1', threshold: 'A partir de R$\u00a0100,00', reward: '0,4%' },
  { key: '2', threshold: 'A partir de R$\u00a01.000,00', reward: '0,6%' },
  { key: '3', threshold: 'A partir de R$\u00a010.000,00', reward: '0,8%' },
];

const meta = {
  title: 'Promotions/TierTable',
  component: TierTable,
  tags: ['brands'],
  args: {
    caption: 'Rebate por apostas da semana',
    thresholdLabel: 'Apostas',
    rewardLabel: 'Rebate',
    currentLabel: 'A sua faixa',
    tiers,
  },
  decorators: [(Story) => <Stack>{Story()}</Stack>],
} satisfies Meta<typeof TierTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const OneCurrent: Story = {
  args: { tiers: tiers.map((tier) => ({ ...tier, isCurrent: tier.key === '2' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /1\.000,00/ })).toHaveAttribute('aria-current', 'true');
  },
};
export const LongText: Story = {
  args: {
    tiers: [
      {
        key: 'long',
        threshold: 'Apostas válidas de todos os indicados diretos e indiretos acima de R$\u00a01.000.000,00',
        reward: 'R$\u00a012.500,00',
      },
    ],
  },
};
