import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../story/layout.tsx';
import { TermsList } from './TermsList.tsx';

const meta = {
  title: 'Composites/TermsList',
  component: TermsList,
  args: {
    terms: [
      'Só para o primeiro depósito, a partir de R$\u00a010,00.',
      'O bônus rende 100% do depósito, até R$\u00a01.500,00.',
      'Antes do saque, o valor do bônus deve ser apostado cinco vezes.',
    ],
  },
  decorators: [
    (Story) => (
      <Stack>
        <h2>Bônus de boas-vindas</h2>
        {Story()}
      </Stack>
    ),
  ],
} satisfies Meta<typeof TermsList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithTitle: Story = { args: { title: 'Regras' } };
export const LongText: Story = {
  args: {
    title: 'Regras completas da promoção de depósito em dobro',
    terms: Array.from(
      { length: 11 },
      (_, index) =>
        `Condição ${index + 1}: apostas canceladas, empatadas ou feitas em jogos fora da lista da campanha não contam para o rollover, e o cálculo é feito pelo horário de Brasília.`,
    ),
  },
};
