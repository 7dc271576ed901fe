import type { Game } from '@fortuna/domain/model/games.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import styled from 'styled-components';
import { showsEvery } from '../../story/shows-every.ts';
import { showsWholeText } from '../../story/whole-text.ts';
import { GameTile, gameTileStates } from './GameTile.tsx';

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

showsEvery(gameTileStates, { Idle, Tagged, NotPlayable, Maintenance, NoArt, LongText, Featured });
