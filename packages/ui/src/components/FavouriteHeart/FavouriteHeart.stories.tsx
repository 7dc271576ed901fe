import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import styled from 'styled-components';
import { sampleGames } from '../../story/games.ts';
import { showsEvery } from '../../story/shows-every.ts';
import { GameCell } from '../GameGrid/GameGrid.tsx';
import { GameTile } from '../GameTile/GameTile.tsx';
import { FavouriteHeart, favouriteHeartStates } from './FavouriteHeart.tsx';

const Narrow = styled.ul`
  width: 110px;
`;

const [game] = sampleGames;

const meta = {
  title: 'Game/FavouriteHeart',
  tags: ['brands'],
  component: FavouriteHeart,
  args: { isOn: false, label: 'Favorito: Onda Dourada', onToggle: fn() },
  decorators: [
    (Story) => (
      <Narrow>
        <GameCell>
          {game && <GameTile game={game} href="#game" closedLabel="Manutenção" />}
          {Story()}
        </GameCell>
      </Narrow>
    ),
  ],
} satisfies Meta<typeof FavouriteHeart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const heart = await canvas.findByRole('button', { name: 'Favorito: Onda Dourada', pressed: false });
    await expect(heart.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    await userEvent.click(heart);
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};
export const On: Story = { args: { isOn: true } };

showsEvery(favouriteHeartStates, { Off, On });
