import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../story/layout.tsx';
import { showsEvery } from '../../story/shows-every.ts';
import { Card, cardLevels, cardPaddings, cardStates } from './Card.tsx';

const meta = {
  title: 'Primitives/Card',
  tags: ['brands'],
  component: Card,
  args: { children: 'Saldo disponível para retirada' },
  decorators: [(Story) => <Stack>{Story()}</Stack>],
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!brands', '!visual'] };

export const Paddings: Story = {
  render: (args) => (
    <>
      {cardPaddings.map((padding) => (
        <Card key={padding} {...args} padding={padding} />
      ))}
    </>
  ),
};

export const Levels: Story = {
  render: (args) => (
    <>
      {cardLevels.map((level) => (
        <Card key={level} {...args} level={level} />
      ))}
    </>
  ),
};

export const LongText: Story = {
  args: {
    as: 'article',
    children:
      'O bônus entra na conta assim que o depósito é confirmado e pode ser retirado depois de apostar cinco vezes o seu valor nos jogos participantes.',
  },
};

showsEvery(cardStates, { Paddings, Levels, LongText });
