import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../story/layout.tsx';
import { showsEvery } from '../../story/shows-every.ts';
import { Card } from '../Card/Card.tsx';
import { type ReviewStep, ReviewTimeline, reviewTimelineStates } from './ReviewTimeline.tsx';

const sent: ReviewStep = {
  id: 'sent',
  state: 'done',
  stateText: 'concluído',
  title: 'Pedido enviado',
  time: '14/03/2026 18:05',
};
const approved: ReviewStep = {
  id: 'review',
  state: 'done',
  stateText: 'concluído',
  title: 'Aprovada',
  time: '14/03/2026 18:40',
};

const meta = {
  title: 'Composites/ReviewTimeline',
  component: ReviewTimeline,
  args: { label: 'Andamento da retirada' },
  decorators: [
    (Story) => (
      <Stack>
        <Card>{Story()}</Card>
      </Stack>
    ),
  ],
} satisfies Meta<typeof ReviewTimeline>;
export default meta;
type Story = Omit<StoryObj<typeof meta>, 'args'> & {
  readonly args: { readonly steps: readonly ReviewStep[] };
};

export const Pending: Story = {
  args: {
    steps: [
      sent,
      {
        id: 'review',
        state: 'pending',
        stateText: 'em andamento',
        title: 'Em análise',
        detail: 'Costuma levar até duas horas.',
      },
      { id: 'paid', state: 'upcoming', stateText: 'a seguir', title: 'Dinheiro na conta' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'step');
  },
};

export const Approved: Story = {
  args: {
    steps: [
      sent,
      approved,
      {
        id: 'paid',
        state: 'done',
        stateText: 'concluído',
        title: 'Dinheiro na conta',
        time: '14/03/2026 18:41',
        detail: 'PIX para a conta final 4417.',
      },
    ],
  },
};

export const Rejected: Story = {
  args: {
    steps: [
      sent,
      {
        id: 'review',
        state: 'rejected',
        stateText: 'recusado',
        title: 'Recusada',
        time: '14/03/2026 18:40',
        detail: 'O nome do titular não é igual ao do cadastro. O valor voltou para o saldo.',
      },
    ],
  },
};

export const Unknown: Story = {
  args: {
    steps: [
      sent,
      {
        id: 'review',
        state: 'unknown',
        stateText: 'sem informação',
        title: 'Situação ainda desconhecida',
        detail: 'Consulte de novo em alguns minutos.',
      },
    ],
  },
};

export const LongText: Story = {
  args: {
    steps: [
      sent,
      {
        id: 'review',
        state: 'rejected',
        stateText: 'recusado',
        title: 'Recusada pela instituição de pagamento que recebe as transferências',
        time: '14/03/2026 18:40',
        detail:
          'Motivo: TRANSFERENCIA_NAO_PERMITIDA_PARA_CONTAS_DE_OUTRA_TITULARIDADE, conforme as regras do arranjo de pagamentos.',
      },
    ],
  },
};

showsEvery(reviewTimelineStates, { Pending, Approved, Rejected, Unknown, LongText });
