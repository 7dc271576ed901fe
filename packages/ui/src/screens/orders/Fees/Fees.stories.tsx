import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guestIsSignedOut } from '../../../story/sample.ts';
import { showsEvery } from '../../../story/shows-every.ts';
import { rules } from '../../cashier/cashier.fixtures.ts';
import { ready } from '../../page/loadable.ts';
import { FeesScreen, feesStates } from './FeesScreen.tsx';

const meta = {
  title: 'Screens/orders/Fees',
  tags: ['brands'],
  component: FeesScreen,
  parameters: guestIsSignedOut,
  args: { view: ready(rules) },
} satisfies Meta<typeof FeesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fees: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('5% do valor')).toBeVisible();
    await expect(canvas.getByText(/No mínimo R\$\s2,00, no máximo R\$\s50,00/)).toBeVisible();
    const amount = canvas.getByRole('textbox', { name: 'Saque de' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '20000');
    // Nothing is to be wagered: the mandatory fee alone, 1.5 %.
    await expect(canvas.getByText(/^−R\$\s3,00$/)).toBeVisible();
    await expect(canvas.getByText(/^R\$\s197,00$/)).toBeVisible();
  },
};

export const Turnover: Story = {
  args: { view: ready({ ...rules, turnoverLeft: 32_000, bonusMoney: 3_000 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^R\$\s320,00$/)).toBeVisible();
    await expect(canvas.getByText('Dinheiro de bônus que ainda não sai')).toBeVisible();
    await expect(canvas.getByText(/^−R\$\s5,00$/)).toBeVisible();
  },
};

const free = { basisPoints: 0, min: 0, max: 0 } as const;

export const Free: Story = {
  args: {
    view: ready({
      ...rules,
      generalFee: free,
      mandatoryFee: free,
      fees: rules.fees.map((rule) => ({ ...rule, ...free })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Grátis').length).toBeGreaterThan(2);
  },
};

/** Of a kind that is newer than we are: its name says what it is. */
export const UnknownFee: Story = {
  args: {
    view: ready({
      ...rules,
      fees: [
        ...rules.fees,
        { id: 3, name: 'Taxa de urgência', kind: 'unknown', basisPoints: 0, min: 350, max: 350 },
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Taxa de urgência' })).toBeVisible();
    await expect(canvas.getByText(/R\$\s3,50 por saque/)).toBeVisible();
  },
};

export const NothingListed: Story = { args: { view: ready({ ...rules, fees: [] }) } };

export const OutOfBounds: Story = {
  play: async ({ canvas, userEvent }) => {
    const amount = canvas.getByRole('textbox', { name: 'Saque de' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '100');
    await expect(canvas.getByText(/O menor saque é de R\$\s20,00/)).toBeVisible();
    await userEvent.type(amount, '0000000');
    await expect(canvas.getByText(/O maior saque é de R\$\s10\.000,00/)).toBeVisible();
  },
};

const most = 99_999_999_999;

export const Huge: Story = {
  args: {
    view: ready({
      ...rules,
      max: most,
      turnoverLeft: most,
      bonusMoney: most,
      leftToday: 12_345,
      fees: rules.fees.map((rule) => ({ ...rule, max: most })),
    }),
  },
};

const onRetry = fn();
export const Failed: Story = {
  args: { view: { kind: 'failed', problem: { kind: 'network' }, onRetry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { view: { kind: 'loading' } } };

showsEvery(feesStates, {
  Fees,
  Turnover,
  Free,
  UnknownFee,
  NothingListed,
  OutOfBounds,
  Huge,
  Failed,
  Loading,
});
