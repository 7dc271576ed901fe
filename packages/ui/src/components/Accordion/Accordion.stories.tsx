import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../story/layout.tsx';
import { showsEvery } from '../../story/shows-every.ts';
import { Accordion, accordionStates } from './Accordion.tsx';

const meta = {
  title: 'Primitives/Accordion',
  component: Accordion,
  args: {
    items: [
      { id: 'time', title: 'Quanto tempo leva um PIX?', content: 'Quase sempre menos de um minuto.' },
      { id: 'holder', title: 'Posso retirar para outra pessoa?', content: 'Não: a conta tem de ser sua.' },
    ],
  },
  decorators: [(Story) => <Stack>{Story()}</Stack>],
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Não: a conta tem de ser sua.')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Posso retirar para outra pessoa?'));
    await expect(canvas.getByText('Não: a conta tem de ser sua.')).toBeVisible();
  },
};

export const FirstOpen: Story = { args: { openId: 'time' } };

export const Exclusive: Story = {
  args: { isExclusive: true, openId: 'time' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Posso retirar para outra pessoa?'));
    await expect(canvas.getByText('Quase sempre menos de um minuto.')).not.toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    openId: 'long',
    items: [
      {
        id: 'long',
        title: 'O que acontece quando o banco devolve o dinheiro de uma retirada já aprovada?',
        content:
          'O valor volta para o saldo em até dois dias úteis, e a retirada aparece nos registros como devolvida, com o motivo que o banco informou.',
      },
    ],
  },
};

showsEvery(accordionStates, { Closed, FirstOpen, Exclusive, LongText });
