import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../story/layout.tsx';
import { showsEvery } from '../../story/shows-every.ts';
import { Button } from '../Button/Button.tsx';
import { Notice, noticeStates } from './Notice.tsx';

const meta = {
  title: 'Primitives/Notice',
  tags: ['brands'],
  component: Notice,
  args: { children: 'O PIX costuma cair em menos de um minuto.' },
  decorators: [(Story) => <Stack>{Story()}</Stack>],
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};

export const Success: Story = {
  args: { tone: 'success', title: 'Depósito confirmado', children: 'R$ 100,00 já estão no seu saldo.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Depósito confirmado');
  },
};

export const Warning: Story = {
  args: { tone: 'warning', title: 'Pagamento em conferência', children: 'Não pague de novo: avisamos aqui.' },
};

export const Danger: Story = {
  args: { tone: 'danger', title: 'Saldo insuficiente', children: 'Faltam R$ 12,50 para esta retirada.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Saldo insuficiente');
  },
};

export const WithAction: Story = {
  args: {
    title: 'Complete seu cadastro',
    children: 'Para retirar, informe o seu CPF.',
    action: <Button size="sm">Informar CPF</Button>,
  },
};

export const LongText: Story = {
  args: {
    tone: 'danger',
    children:
      'O nome do titular da conta bancária precisa ser igual ao do documento; contas de outras pessoas são recusadas pelo banco e o valor volta para o saldo em até dois dias úteis.',
  },
};

showsEvery(noticeStates, { Info, Success, Warning, Danger, WithAction, LongText });
