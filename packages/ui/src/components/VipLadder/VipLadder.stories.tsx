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
    ladder: sampleVip.ladder,
    level: sampleVip.level,
    linesOf: ({ requiredBets, withdrawalsPerDay }) => [
      requiredBets === 0
        ? 'Para quem acabou de chegar'
        : `A partir de ${formatMoney(requiredBets, 'pt')} em apostas`,
      `${withdrawalsPerDay} saques por dia`,
    ],
  },
  decorators: [(Story) => <Stack>{Story()}</Stack>],
} satisfies Meta<typeof VipLadder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  args: { level: null },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(sampleVip.ladder.length);
    await expect(canvas.queryByText('Você está aqui')).not.toBeInTheDocument();
  },
};
export const LevelZero: Story = { args: { level: 0 } };
export const Middle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('VIP 2').closest('li')).toHaveAttribute('aria-current', 'true');
  },
};
export const Highest: Story = { args: { level: 5 } };
/** The member is beyond what the list of levels shows. */
export const UnknownLevel: Story = {
  args: { level: 42 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Você está aqui')).not.toBeInTheDocument();
  },
};
export const LongText: Story = {
  args: {
    ladder: sampleVip.ladder.slice(0, 3).map((step) => ({
      ...step,
      name: `${step.name}: Embaixadores da temporada de inverno do litoral norte`,
    })),
    currentLabel: 'Você está aqui desde o começo da temporada',
    linesOf: () => [
      `A partir de ${formatMoney(99_999_999_999, 'pt')} em apostas válidas, contadas desde a abertura da conta`,
      'Atendimento por uma pessoa só, que conhece você e responde em até uma hora, todos os dias',
    ],
  },
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByRole('list');
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

showsEvery(vipLadderStates, { Guest, LevelZero, Middle, Highest, UnknownLevel, LongText });
