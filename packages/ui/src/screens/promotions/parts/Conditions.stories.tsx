import { sampleActivity } from '@fortuna/domain/testing/promotion-samples.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showsEvery } from '../../../story/shows-every.ts';
import { Conditions, conditionsStates } from './Conditions.tsx';

const { rule } = sampleActivity;

const meta = {
  title: 'Screens/promotions/Conditions',
  tags: ['brands'],
  component: Conditions,
  args: { rule },
} satisfies Meta<typeof Conditions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Deposit: Story = {
  args: {
    rule: {
      ...rule,
      metric: 'singleDeposit',
      period: 'perItem',
      shareBasisPoints: 2_000,
      turnoverOn: 'deposit',
      turnoverTimes: 5,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('apostar 5 vezes o valor do depósito')).toBeVisible();
    await expect(canvas.getByText(/^20\s?%$/)).toBeVisible();
    await expect(canvas.getByText(/^Abuso pode custar/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ler as regras' })).toHaveAttribute(
      'href',
      '#activity-terms',
    );
  },
};

export const Reward: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('apostar 1 vez o valor da recompensa')).toBeVisible();
    await expect(canvas.getByText(/^R\$.1\.500,00$/)).toBeVisible();
    await expect(canvas.getByText('até 7 dias depois')).toBeVisible();
  },
};

export const NoTurnover: Story = {
  args: { rule: { ...rule, turnoverOn: 'none', turnoverTimes: 0, min: null, maxReward: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('nada a jogar antes')).toBeVisible();
  },
};

export const WithExample: Story = {
  args: {
    example: 'Você depositou R$ 200,00: R$ 40,00 de volta. Aposte R$ 1.000,00 antes de sacar esse valor.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/R\$ 40,00 de volta/)).toBeVisible();
  },
};

showsEvery(conditionsStates, { Deposit, Reward, NoTurnover, WithExample });
