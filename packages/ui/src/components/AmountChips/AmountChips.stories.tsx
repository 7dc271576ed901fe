import { formatMoney } from '@fortuna/domain/money.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../../story/layout.tsx';
import { showsEvery } from '../../story/shows-every.ts';
import { showsWholeText } from '../../story/whole-text.ts';
import { AmountChips, amountChipsStates } from './AmountChips.tsx';

const chips = (...values: number[]) => values.map((value) => ({ value, label: formatMoney(value, 'pt') }));

const meta = {
  title: 'Money/AmountChips',
  component: AmountChips,
  args: {
    label: 'Valores rápidos',
    chips: chips(2000, 5000, 10_000, 20_000, 50_000, 100_000),
    value: 0,
    onSelect: fn(),
  },
  decorators: [(Story) => <Stack>{Story()}</Stack>],
} satisfies Meta<typeof AmountChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^R\$.100,00$/ }));
    await expect(args.onSelect).toHaveBeenCalledWith(10_000);
  },
};
export const Chosen: Story = { args: { value: 10_000 } };
export const HugeAmounts: Story = { args: { chips: chips(1_000_000, 50_000_000, 99_999_999_999) } };

export const LongText: Story = {
  args: {
    chips: [
      ...chips(2000, 99_999_999_999),
      { value: 128_450, label: 'Tudo o que há na carteira' },
      { value: 1000, label: 'O menor valor aceito' },
    ],
  },
  play: showsWholeText,
};

showsEvery(amountChipsStates, { Plain, Chosen, HugeAmounts, LongText });
