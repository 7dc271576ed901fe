import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Row, Stack } from '../../story/layout.tsx';
import { showsEvery } from '../../story/shows-every.ts';
import { showsWholeText } from '../../story/whole-text.ts';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { Card } from '../Card/Card.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { ScrollRail, scrollRailStates } from './ScrollRail.tsx';

const games = [
  'Onda Dourada',
  'Baú de Ipanema',
  'Crash Jato',
  'Peixe Real',
  'Mesa Vip 21',
  'Bingo Samba',
  'Farol da Sorte',
  'Maré Alta',
  'Pipa e Vento',
  'Sereia do Recife',
  'Roda do Porto',
  'Jangada',
];

const meta = {
  title: 'Composites/ScrollRail',
  component: ScrollRail,
  args: { label: 'Populares agora', previousLabel: 'Anteriores', nextLabel: 'Próximos', children: null },
} satisfies Meta<typeof ScrollRail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tiles: Story = {
  args: {
    itemSize: 'tile',
    children: games.map((game) => (
      <Card key={game}>
        <TextLink href={`#${encodeURIComponent(game)}`} isStandalone>
          {game}
        </TextLink>
      </Card>
    )),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(games.length);
    const next = canvas.getByTitle('Próximos').parentElement;
    await waitFor(() => expect(next).not.toHaveAttribute('data-hidden'));
    canvas.getByRole('link', { name: 'Jangada' }).focus();
    await waitFor(() => expect(next).toHaveAttribute('data-hidden'));
  },
};

export const Cards: Story = {
  args: {
    label: 'Promoções',
    itemSize: 'card',
    children: ['Depósito em dobro', 'Giros da semana', 'Cashback de domingo', 'Indique e ganhe'].map(
      (title) => (
        <Card key={title} padding="lg" as="article">
          <Stack>
            <h2>{title}</h2>
            <Row>
              <ButtonLink href="#promo" size="sm">
                Ver regras
              </ButtonLink>
            </Row>
          </Stack>
        </Card>
      ),
    ),
  },
};

export const Few: Story = {
  args: {
    label: 'Atalhos',
    children: games.slice(0, 2).map((game) => <Card key={game}>{game}</Card>),
  },
  play: async ({ canvas }) => {
    const widths = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect().width);
    // No hole beside them, in a window of any width.
    await expect(widths.reduce((sum, width) => sum + width)).toBeGreaterThan(
      canvas.getByRole('list').getBoundingClientRect().width * 0.9,
    );
  },
};

export const LongText: Story = {
  args: {
    label: 'Atalhos',
    children: games.slice(0, 5).map((game) => (
      <Card key={game}>
        <TextLink href={`#${encodeURIComponent(game)}`} isStandalone>
          {game}: as Aventuras Extraordinárias do Capitão Barba-Salgada
        </TextLink>
      </Card>
    )),
  },
  play: showsWholeText,
};

showsEvery(scrollRailStates, { Tiles, Cards, Few, LongText });
