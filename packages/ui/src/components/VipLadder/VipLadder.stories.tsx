import { formatMoney } from '@fortuna/domain/money.ts';
import { sampleVip } from '@fortuna/domain/testing/promotion-samples.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../story/layout.tsx';
import { showsEvery } from '../../story/shows-every.ts';
import { VipLadder, vipLadderStates } from './VipLadder.tsx';

const meta = {
  title: 'Promotions/VipLadder',
  tags: ['brands'],
  component: VipLadder,
  args: {
    label: 'Níveis VIP',
    currentLabel: 'Você está aqui',
    info: sampleVip,
    textOf: ({ requiredBets }) =>
      requiredBets === 0
        ? 'Para quem acabou de chegar'
        : `A partir de ${formatMoney(requiredBets, 'pt')} em apostas`,
  },
  decorators: [(Story) => <Stack>{Story()}</Stack>],
} satisfies Meta<typeof VipLadder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LevelZero: Story = { args: { info: { ...sampleVip, level: 0 } } };
export const Middle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('VIP 2').closest('li')).toHaveAttribute('aria-current', 'true');
  },
};
export const Highest: Story = { args: { info: { ...sampleVip, level: 5 } } };
/** The member is beyond what the list of levels shows. */
export const UnknownLevel: Story = {
  args: { info: { ...sampleVip, level: 42 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Você está aqui')).not.toBeInTheDocument();
  },
};

showsEvery(vipLadderStates, { LevelZero, Middle, Highest, UnknownLevel });
