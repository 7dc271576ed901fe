import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../story/layout.tsx';
import { showsEvery } from '../../story/shows-every.ts';
import { FeeSummary, feeSummaryStates } from './FeeSummary.tsx';

const meta = {
  title: 'Money/FeeSummary',
  component: FeeSummary,
  args: {
    lines: [
      { label: 'Valor', value: 'R$\u00A0100,00' },
      { label: 'Taxa', value: 'Grátis' },
    ],
    total: { label: 'Você paga', value: 'R$\u00A0100,00' },
  },
  decorators: [(Story) => <Stack>{Story()}</Stack>],
} satisfies Meta<typeof FeeSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutFee: Story = {};

export const WithFees: Story = {
  args: {
    lines: [
      { label: 'Valor do saque', value: 'R$\u00A0200,00' },
      { label: 'Taxa obrigatória', note: '1,5%', value: '−R$\u00A03,00' },
      { label: 'Taxa geral', note: '5%', value: '−R$\u00A010,00' },
    ],
    total: { label: 'Você recebe', value: 'R$\u00A0187,00' },
  },
  play: async ({ canvas }) => {
    const numeric = (text: RegExp) => getComputedStyle(canvas.getByText(text)).fontVariantNumeric;
    await expect(numeric(/−R\$ 10,00/)).toBe('lining-nums tabular-nums');
    await expect(numeric(/R\$ 187,00/)).toBe('lining-nums');
  },
};

export const HugeAmounts: Story = {
  args: {
    lines: [{ label: 'Valor', value: 'R$\u00A0999.999.999,99' }],
    total: { label: 'Você paga', value: 'R$\u00A01.009.999.999,99' },
  },
};

export const LongText: Story = {
  args: {
    lines: [
      {
        label: 'Taxa cobrada enquanto ainda há valor de apostas a cumprir nesta conta',
        note: '5%, de R$ 2,00 a R$ 50,00',
        value: '−R$\u00A010,00',
      },
    ],
    total: { label: 'Valor líquido que chega à conta do titular', value: 'R$\u00A0187,00' },
  },
};

showsEvery(feeSummaryStates, { WithoutFee, WithFees, HugeAmounts, LongText });
