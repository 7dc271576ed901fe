import { type ActivityTier, isMoneyMetric } from '@fortuna/domain/model/promotions-activities.ts';
import { formatMoney } from '@fortuna/domain/money.ts';
import { formatPercent } from '@fortuna/domain/percent.ts';
import { sampleActivity } from '@fortuna/domain/testing/promotion-samples.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../story/layout.tsx';
import { showsEvery } from '../../story/shows-every.ts';
import { showsWholeText } from '../../story/whole-text.ts';
import { TierTable, type TierTableWords, tierTableStates } from './TierTable.tsx';

const { tiers, rule, state } = sampleActivity;

function figure(value: number): string {
  return isMoneyMetric(rule.metric) ? formatMoney(value, 'pt') : String(value);
}

/** A figure whose unit only the server knows stands as it is; the tier's name explains it. */
function rewardOf({ reward: { unit, min, max } }: ActivityTier): string {
  const text = (value: number) => {
    if (unit === 'other') return String(value);
    return unit === 'money' ? formatMoney(value, 'pt') : formatPercent(value, 'pt');
  };
  return min === max ? text(min) : `${text(min)} a ${text(max)}`;
}

const words: TierTableWords = {
  caption: sampleActivity.title,
  threshold: 'Apostas',
  reward: 'Rebate',
  current: 'Você está aqui',
  states: { locked: 'Fechado', open: 'Pode resgatar', claimed: 'Resgatado', expired: 'Prazo encerrado' },
  thresholdOf: ({ from }) => `A partir de ${figure(from)}`,
  rewardOf,
};

const meta = {
  title: 'Promotions/TierTable',
  component: TierTable,
  tags: ['brands'],
  args: { tiers, state, words },
  decorators: [(Story) => <Stack>{Story()}</Stack>],
} satisfies Meta<typeof TierTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  args: { state: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Resgatado')).not.toBeInTheDocument();
  },
};
export const Member: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /R\$\s1\.000,00/ });
    await expect(row).toHaveAttribute('aria-current', 'true');
  },
};
export const BeforeTheFirst: Story = {
  args: { tiers: tiers.map((tier) => ({ ...tier, state: 'locked' })), state: { progress: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Você está aqui')).not.toBeInTheDocument();
  },
};
export const EveryState: Story = {
  args: {
    tiers: (['expired', 'claimed', 'open', 'locked'] as const).map((each, index) => ({
      id: index,
      name: `Faixa ${index + 1}`,
      from: (index + 1) * 100_000,
      to: null,
      reward: { unit: 'share', min: 40 + index * 20, max: 40 + index * 20 },
      state: each,
    })),
  },
};
/** A newer server gives what only its own words explain. */
export const OtherReward: Story = {
  args: {
    tiers: tiers.map((tier, index) => ({
      ...tier,
      name: `${tier.name}: rodadas na Onda Dourada`,
      reward: { unit: 'other', min: (index + 1) * 10, max: (index + 1) * 10 },
    })),
  },
};
export const LongText: Story = {
  globals: { viewport: { value: 'phone360' } },
  args: {
    tiers: tiers.slice(0, 1).map((tier) => ({
      ...tier,
      name: 'Embaixadores da temporada de inverno do litoral norte',
      reward: { unit: 'money', min: 1_250_000, max: 99_999_999_999 },
    })),
    words: {
      ...words,
      thresholdOf: () => `Apostas válidas de todos os indicados acima de ${figure(100_000_000)}`,
    },
  },
  play: showsWholeText,
};

showsEvery(tierTableStates, { Guest, Member, BeforeTheFirst, EveryState, OtherReward, LongText });
