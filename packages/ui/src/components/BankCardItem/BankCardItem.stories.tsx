import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../story/layout.tsx';
import { showsEvery } from '../../story/shows-every.ts';
import { Button } from '../Button/Button.tsx';
import { BankCardItem, bankCardItemStates } from './BankCardItem.tsx';

const meta = {
  title: 'Money/BankCardItem',
  component: BankCardItem,
  args: { kind: 'pix', title: 'PIX · CPF', account: '•••.982.247-••', ownerName: 'Marina Duarte' },
  decorators: [(Story) => <Stack>{Story()}</Stack>],
} satisfies Meta<typeof BankCardItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PixKey: Story = {};
export const BankCard: Story = {
  args: { kind: 'card', title: 'Banco Farol · Poupança', account: '•••• 4821', ownerName: 'Marina Duarte' },
};
export const Ewallet: Story = {
  args: {
    kind: 'ewallet',
    title: 'Carteira Concha',
    account: 'm•••@example.com',
    ownerName: 'Marina Duarte',
  },
};
export const WithAction: Story = {
  args: {
    action: (
      <Button variant="quiet" size="sm">
        Remover
      </Button>
    ),
  },
};
export const LongText: Story = {
  args: {
    title: 'PIX · Chave aleatória da conta conjunta de investimentos',
    account: '123e••••-••••-••••-••••-••••••••0000',
    ownerName: 'Maria Aparecida da Conceição Albuquerque de Vasconcelos e Silva',
  },
};

showsEvery(bankCardItemStates, { PixKey, BankCard, Ewallet, WithAction, LongText });
