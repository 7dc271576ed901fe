import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../story/layout.tsx';
import { showsEvery } from '../../story/shows-every.ts';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { EmptyState, emptyStateStates } from './EmptyState.tsx';

const beach = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 150"><path fill="#06343c" d="M0 0h200v150H0z"/><circle cx="134" cy="58" r="30" fill="#ffbe4a"/><path fill="#0d5f63" d="M0 82q25-16 50 0t50 0 50 0 50 0v68H0z"/><path fill="#0a4a52" d="M0 104q25-16 50 0t50 0 50 0 50 0v46H0z"/></svg>',
)}`;

const meta = {
  title: 'Composites/EmptyState',
  tags: ['brands'],
  component: EmptyState,
  args: { title: 'Nenhum registro encontrado' },
  decorators: [(Story) => <Stack>{Story()}</Stack>],
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};

export const WithImage: Story = {
  args: { image: beach, title: 'Praia vazia por aqui', children: 'Os jogos que você marcar aparecem aqui.' },
};

export const WithAction: Story = {
  args: {
    image: beach,
    title: 'Você ainda não fez nenhum depósito',
    action: (
      <ButtonLink variant="primary" href="#deposito">
        Depositar
      </ButtonLink>
    ),
  },
};

export const LongText: Story = {
  args: {
    title: 'Nenhuma aposta no período de trinta dias que você escolheu',
    children:
      'Troque o período ou o tipo de jogo nos filtros acima para procurar em outros registros da conta.',
  },
};

showsEvery(emptyStateStates, { TitleOnly, WithImage, WithAction, LongText });
