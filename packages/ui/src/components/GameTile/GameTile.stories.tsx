import type { Game } from '@fortuna/domain/model/games.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Fragment } from 'react';
import { expect, within } from 'storybook/test';
import styled from 'styled-components';
import { inLayout } from '../../story/in-layout.tsx';
import { showsEvery } from '../../story/shows-every.ts';
import { showsWholeText } from '../../story/whole-text.ts';
import { FavouriteHeart } from '../FavouriteHeart/FavouriteHeart.tsx';
import { GameCell } from '../GameGrid/GameGrid.tsx';
import { GameTile, gameTileStates } from './GameTile.tsx';
import type { GameTileProps } from './game-tile-props.ts';

const game: Game = {
  id: 108,
  name: 'Onda Dourada',
  providerKey: 'farol',
  provider: 'Farol',
  code: 'onda-dourada',
  type: 'slots',
  tags: ['new'],
  imageUrl: null,
  isOpen: true,
  isPlayable: true,
};

const Cell = styled.div`
  width: 160px;
  &:has([data-featured]) {
    width: 328px;
  }
`;

const meta = {
  title: 'Game/GameTile',
  tags: ['brands'],
  component: GameTile,
  args: { game, href: '/gameInfo', closedLabel: 'Manutenção' },
  decorators: [(Story) => <Cell>{Story()}</Cell>],
} satisfies Meta<typeof GameTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Onda Dourada\s*Farol/ })).toHaveAttribute(
      'href',
      '/gameInfo',
    );
  },
};
export const Tagged: Story = { args: { tag: 'Novo' } };
/** Its stage says more, and leads to what can be played: the tile is a link like any other. */
export const NotPlayable: Story = {
  args: { game: { ...game, type: 'live', isPlayable: false }, tag: 'Sem demo' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Sem demo/ })).toHaveAttribute('href', '/gameInfo');
  },
};
export const Maintenance: Story = {
  args: { game: { ...game, isOpen: false } },
  play: async ({ canvas }) => {
    const tile = await canvas.findByRole('link', { name: /Manutenção/ });
    await expect(tile).toHaveAttribute('aria-disabled', 'true');
    await expect(tile).not.toHaveAttribute('href');
  },
};
export const NoArt: Story = {
  args: { game: { ...game, imageUrl: 'data:image/png;base64,broken', type: 'live' } },
};
export const LongText: Story = {
  args: {
    game: {
      ...game,
      name: 'As Aventuras Extraordinárias do Capitão Barba-Salgada no Arquipélago das Mil Moedas',
      provider: 'Estúdio de Jogos da Costa do Descobrimento',
    },
    tag: 'Só nesta semana',
  },
  play: showsWholeText,
};
export const Featured: Story = { args: { isFeatured: true, tag: 'Novo' } };

const Pair = styled.div`
  display: grid;
  grid-template-columns: 104px 160px;
  gap: 16px;
  width: 280px;
`;

/** Each state as narrow as on a phone and as broad as on a desktop. */
function EveryState() {
  const tile = { game, href: '/gameInfo', closedLabel: 'Manutenção' };
  const long = { ...game, name: 'Travessia do Vento Sul' };
  const tiles: readonly (readonly [string, GameTileProps])[] = [
    ['idle', tile],
    ['tagged', { ...tile, game: long, tag: 'Novo' }],
    ['not playable', { ...tile, game: { ...game, isPlayable: false }, tag: 'Sem demo' }],
    ['closed', { ...tile, game: { ...game, isOpen: false } }],
  ];
  return (
    <>
      <Pair>
        {tiles.map(([name, props]) => (
          <Fragment key={name}>
            <GameCell as="div">
              <GameTile {...props} />
            </GameCell>
            <GameCell as="div">
              <GameTile {...props} />
              <FavouriteHeart isOn={name === 'tagged'} label="Favorito" onToggle={() => {}} />
            </GameCell>
          </Fragment>
        ))}
      </Pair>
      <GameTile {...tile} game={long} tag="Novo" isFeatured />
    </>
  );
}

/** The ribbon in every brand's colours: it has two lines, and covers less than a third of the narrowest tile. */
export const Banner: Story = {
  decorators: [inLayout({ tile: 'banner' })],
  render: () => <EveryState />,
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('link', { name: /Onda Dourada\s*Farol/ });
    const words = within(first as HTMLElement).getByText('Onda Dourada').parentElement?.parentElement;
    const share = (words?.clientHeight ?? 0) / (first?.clientHeight ?? 1);
    await expect(share).toBeGreaterThan(0);
    await expect(share).toBeLessThan(1 / 3);
    await showsWholeText();
  },
};

/** In an arched window: the sills of a row are one line, nothing but a plaque lies on the picture, and the heart stands beside it. */
export const Arch: Story = {
  decorators: [inLayout({ tile: 'arch' })],
  render: () => <EveryState />,
  play: async ({ canvas }) => {
    const [first, second] = await canvas.findAllByRole('link', { name: /Onda Dourada\s*Farol/ });
    const top = (tile: HTMLElement) => within(tile).getByText('Onda Dourada').getBoundingClientRect().top;
    await expect(top(first as HTMLElement)).toBe(top(second as HTMLElement));
    await showsWholeText();
  },
};
export const ArchFeatured: Story = { ...Featured, decorators: Arch.decorators ?? [] };
export const ArchLongText: Story = { ...LongText, decorators: Arch.decorators ?? [] };

/** A coin with its rim: seal and heart stand on either side of it, and the one that leads on a plate has its words beside it. */
export const Medallion: Story = {
  decorators: [inLayout({ tile: 'medallion' })],
  render: () => <EveryState />,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('link', { name: /Onda Dourada\s*Farol/ });
    for (const cover of canvasElement.querySelectorAll('[data-part="cover"]')) {
      const { width, height } = cover.getBoundingClientRect();
      await expect(Math.abs(width - height)).toBeLessThan(1);
    }
    const lead = canvasElement.querySelector<HTMLElement>('[data-featured]');
    const title = lead?.querySelector('[data-part="title"]')?.getBoundingClientRect();
    const coin = lead?.querySelector('[data-part="cover"]')?.getBoundingClientRect();
    await expect(title?.left).toBeGreaterThan(coin?.right ?? 0);
    await showsWholeText();
  },
};
export const MedallionFeatured: Story = { ...Featured, decorators: Medallion.decorators ?? [] };
export const MedallionLongText: Story = { ...LongText, decorators: Medallion.decorators ?? [] };

showsEvery(gameTileStates, { Idle, Tagged, NotPlayable, Maintenance, NoArt, LongText, Featured });
