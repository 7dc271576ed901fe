import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { InFrame } from '../../../story/frame.tsx';
import { sampleGames } from '../../../story/games.ts';
import { inLayout } from '../../../story/in-layout.tsx';
import { showsEvery, showsKind } from '../../../story/shows-every.ts';
import { type HomeRowKind, HomeRows, homeRowsStates } from './HomeRows.tsx';

const meta = {
  title: 'Screens/games/HomeRows',
  tags: ['brands'],
  component: HomeRows,
  parameters: { layout: 'fullscreen' },
  args: { rows: [{ kind: 'hot', games: sampleGames.slice(0, 12) }] },
  render: (args) => (
    <InFrame>
      <HomeRows {...args} />
    </InFrame>
  ),
} satisfies Meta<typeof HomeRows>;
export default meta;
type Story = StoryObj<typeof meta>;

const unplayable = sampleGames.map((game, index) => ({ ...game, isPlayable: index % 2 === 0 }));

/** What a member has played and likes; a game may stand in both. A game that no engine plays says so. */
export const Own: Story = {
  args: {
    rows: [
      { kind: 'continue', games: unplayable.slice(0, 12) },
      { kind: 'favourites', games: unplayable.slice(0, 5) },
    ],
  },
  play: async ({ canvas }) => {
    // A row is filled when it comes near.
    const played = within(canvas.getByRole('list', { name: 'Continuar jogando' }));
    await waitFor(() => expect(played.getAllByRole('link')).toHaveLength(12));
    await expect(played.getAllByText('Sem demo')).toHaveLength(6);
    const favourites = canvas.getByRole('list', { name: 'Seus favoritos' });
    favourites.scrollIntoView();
    await waitFor(() => expect(within(favourites).getAllByRole('link')).toHaveLength(5));
  },
};
/** As a row of coins, which nothing cuts off. */
export const Medallion: Story = { ...Own, decorators: [inLayout({ tile: 'medallion' })] };
export const Tagged: Story = {
  args: {
    rows: [
      { kind: 'hot', games: sampleGames.slice(0, 12) },
      { kind: 'new', games: sampleGames.slice(12) },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ver todos: Novos' })).toHaveAttribute(
      'href',
      '/game?tag=new',
    );
  },
};
export const OneGame: Story = {
  args: { rows: [{ kind: 'continue', games: sampleGames.slice(0, 1) }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Onda Dourada/ })).toBeVisible();
  },
};
export const LongNames: Story = {
  args: {
    rows: [
      {
        kind: 'favourites',
        games: sampleGames.slice(0, 12).map((game) => ({
          ...game,
          name: 'As Aventuras Extraordinárias do Capitão Barba-Salgada no Arquipélago das Mil Moedas',
          provider: 'Estúdio de Jogos da Costa do Descobrimento',
        })),
      },
    ],
  },
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(canvas.getByRole('list', { name: 'Seus favoritos' })).toBeVisible();
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

showsEvery(homeRowsStates, { Own, Tagged, OneGame, LongNames });
showsKind<HomeRowKind>({ continue: Own, favourites: Own, hot: Tagged, new: Tagged });
