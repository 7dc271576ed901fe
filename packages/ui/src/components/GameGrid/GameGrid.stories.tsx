import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleGames } from '../../story/games.ts';
import { showsEvery } from '../../story/shows-every.ts';
import { GameTile } from '../GameTile/GameTile.tsx';
import { GameCell, GameGrid, GameGridSkeleton, gameGridStates } from './GameGrid.tsx';

const cells = sampleGames.slice(0, 9).map((game, index) => (
  <GameCell key={game.id}>
    <GameTile game={game} href={`#${game.code}`} closedLabel="Em manutenção" isFeatured={index === 0} />
  </GameCell>
));

const meta = {
  title: 'Game/GameGrid',
  tags: ['brands', 'visual'],
  component: GameGrid,
  args: { label: 'Populares agora', children: cells.slice(1, 7) },
} satisfies Meta<typeof GameGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Even: Story = {};
export const FirstFeatured: Story = { args: { isFirstFeatured: true, children: cells } };
export const Loading: Story = { render: () => <GameGridSkeleton count={6} /> };
export const LoadingFeatured: Story = {
  render: () => <GameGridSkeleton count={9} isFirstFeatured />,
};

showsEvery(gameGridStates, { Even, FirstFeatured, Loading, LoadingFeatured });
