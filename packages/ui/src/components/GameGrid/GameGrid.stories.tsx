import { samplePictures } from '@fortuna/domain/testing/samples.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { sampleGames } from '../../story/games.ts';
import { inLayout } from '../../story/in-layout.tsx';
import { showsEvery } from '../../story/shows-every.ts';
import { showsWholeText } from '../../story/whole-text.ts';
import { FavouriteHeart } from '../FavouriteHeart/FavouriteHeart.tsx';
import { GameTile } from '../GameTile/GameTile.tsx';
import { GameCell, GameGrid, GameGridSkeleton, gameGridStates } from './GameGrid.tsx';
import { tilesOfWholeRows } from './whole-rows.ts';

const cells = (count: number, hasHearts = false) =>
  sampleGames.slice(0, count).map((game, index) => (
    <GameCell key={game.id}>
      <GameTile game={game} href={`#${game.code}`} closedLabel="Manutenção" isFeatured={index === 0} />
      {hasHearts && <FavouriteHeart isOn={index === 0} label={game.name} onToggle={() => {}} />}
    </GameCell>
  ));

const meta = {
  title: 'Game/GameGrid',
  tags: ['brands'],
  component: GameGrid,
  args: { label: 'Populares agora', children: cells(7).slice(1) },
} satisfies Meta<typeof GameGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Even: Story = {};
export const FirstFeatured: Story = { args: { isFirstFeatured: true, children: cells(9) } };
/** A name of two lines makes its own tile longer, not the picture of its neighbours. */
export const UnequalNames: Story = {
  args: {
    children: sampleGames.slice(1, 7).map((game, index) => (
      <GameCell key={game.id}>
        <GameTile
          game={{ ...game, name: index === 1 ? 'Travessia do Vento Sul' : 'Onda' }}
          href={`#${game.code}`}
          closedLabel="Manutenção"
        />
      </GameCell>
    )),
  },
  play: async ({ canvasElement }) => {
    // The look of the tiles is a chunk of its own.
    await waitFor(() => {
      const frames = [...canvasElement.querySelectorAll('[data-part="cover"]')].map((cover) =>
        Math.round(cover.parentElement?.clientHeight ?? 0),
      );
      expect(frames).toHaveLength(6);
      expect(new Set(frames).size).toBe(1);
    });
  },
};
/** Of more games than fit no row is begun that is not filled. */
export const WholeRows: Story = {
  args: { hasWholeRows: true, children: cells(tilesOfWholeRows.plain) },
  play: async ({ canvas }) => {
    // The look of the tiles is a chunk of its own.
    await waitFor(() => {
      const tops = canvas
        .getAllByRole('listitem')
        .map((cell) => cell.getBoundingClientRect())
        .filter(({ height }) => height > 0)
        .map(({ top }) => Math.round(top));
      const rows = Object.values(Object.groupBy(tops, (top) => top)).map((row) => row?.length);
      expect(rows.length).toBeGreaterThan(1);
      expect(new Set(rows).size).toBe(1);
    });
  },
};
/** Few and broad below banners, where none leads: rows are whole without a large tile, too. */
export const BannerWholeRows: Story = {
  ...WholeRows,
  args: { ...WholeRows.args, isFirstFeatured: true },
  decorators: [inLayout({ tile: 'banner' })],
};
export const ArchWholeRows: Story = { ...WholeRows, decorators: [inLayout({ tile: 'arch' })] };
export const MedallionWholeRows: Story = { ...WholeRows, decorators: [inLayout({ tile: 'medallion' })] };
/** The one that leads has the places of three, on a plate as high as its neighbours; rows are whole with it, too. */
export const MedallionFeatured: Story = {
  args: { hasWholeRows: true, isFirstFeatured: true, children: cells(tilesOfWholeRows.featured, true) },
  decorators: MedallionWholeRows.decorators ?? [],
};
export const Loading: Story = { render: () => <GameGridSkeleton count={6} /> };
export const LoadingFeatured: Story = {
  render: () => <GameGridSkeleton count={9} isFirstFeatured />,
};
/** Arches in place of arches, over words in the middle. */
export const ArchLoading: Story = {
  ...LoadingFeatured,
  decorators: [inLayout({ tile: 'arch' })],
};
/** Coins in place of coins, and a plate in place of the one that leads. */
export const MedallionLoading: Story = {
  ...LoadingFeatured,
  decorators: [inLayout({ tile: 'medallion' })],
};
/** The cover of the game that leads is known before its game: it fills the place. */
export const LoadingLead: Story = {
  render: () => <GameGridSkeleton count={9} isFirstFeatured lead={samplePictures.female[0]?.url ?? null} />,
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector('img');
    const [place] = canvasElement.querySelectorAll('[data-part="skeleton"]');
    await expect(picture?.getBoundingClientRect().height).toBe(place?.getBoundingClientRect().height);
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(1);
  },
};

export const LongText: Story = {
  args: {
    children: sampleGames.slice(0, 6).map((game) => (
      <GameCell key={game.id}>
        <GameTile
          game={{ ...game, name: `${game.name} e as Aventuras Extraordinárias do Capitão Barba-Salgada` }}
          href={`#${game.code}`}
          closedLabel="Manutenção"
        />
      </GameCell>
    )),
  },
  play: showsWholeText,
};

showsEvery(gameGridStates, {
  Even,
  FirstFeatured,
  WholeRows,
  Loading,
  LoadingFeatured,
  LoadingLead,
  LongText,
});
