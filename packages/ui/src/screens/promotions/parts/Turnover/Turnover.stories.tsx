import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../../../story/layout.tsx';
import { showsEvery } from '../../../../story/shows-every.ts';
import { sampleTurnover } from '../../../../story/vip.ts';
import { Turnover, turnoverStates } from './Turnover.tsx';

const meta = {
  title: 'Screens/promotions/Turnover',
  tags: ['brands'],
  component: Turnover,
  args: {
    turnoverLeft: 70_000,
    turnover: sampleTurnover,
    children: 'Faltam R$\u00a0700,00 em apostas para sacar sem a taxa geral.',
  },
  decorators: [(Story) => <Stack>{Story()}</Stack>],
} satisfies Meta<typeof Turnover>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Deposits first, then each reward by its name, the oldest first; what is newer than we are last. */
export const Bonuses: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Como as apostas contam'));
    const bars = await canvas.findAllByRole('progressbar');
    await expect(bars.map((bar) => bar.getAttribute('aria-valuetext'))).toEqual([
      'Faltam R$\u00a0100,00 de R$\u00a0200,00',
      'Faltam R$\u00a0500,00 de R$\u00a0500,00',
      'Faltam R$\u00a0100,00 de R$\u00a0100,00',
    ]);
    await expect(canvas.getByRole('progressbar', { name: 'Primeiro depósito, 04/05/2026' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ver o rollover de cada bônus' })).toHaveAttribute(
      'href',
      '/promotion/cover',
    );
  },
};
export const Deposits: Story = { args: { turnover: sampleTurnover.slice(0, 1), turnoverLeft: 10_000 } };
/** A server that says how much is left, and not what of. */
export const NotExplained: Story = {
  args: { turnover: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Como as apostas contam')).not.toBeInTheDocument();
  },
};
export const OnItsPage: Story = {
  args: { isOnItsPage: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /rollover/ })).not.toBeInTheDocument();
  },
};
export const Nothing: Story = {
  args: { turnoverLeft: 0, turnover: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Faltam/)).not.toBeInTheDocument();
  },
};

showsEvery(turnoverStates, { Bonuses, Deposits, NotExplained, OnItsPage, Nothing });
