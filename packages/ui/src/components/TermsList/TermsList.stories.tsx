import { sampleActivity } from '@fortuna/domain/testing/promotion-samples.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../story/layout.tsx';
import { showsEvery } from '../../story/shows-every.ts';
import { TermsList, termsListStates } from './TermsList.tsx';

const meta = {
  title: 'Composites/TermsList',
  component: TermsList,
  args: {
    items: sampleActivity.content.flatMap((block) => (block.kind === 'terms' ? block.items : [])),
  },
  decorators: [
    (Story) => (
      <Stack>
        <h2>{sampleActivity.title}</h2>
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
    items: Array.from(
      { length: 11 },
      (_, index) =>
        `Condição ${index + 1}: apostas canceladas, empatadas ou feitas em jogos fora da lista da campanha não contam para o rollover, e o cálculo é feito pelo horário de Brasília.`,
    ),
  },
};

showsEvery(termsListStates, { Plain, WithTitle, LongText });
