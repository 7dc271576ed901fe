import { gameTypes } from '@fortuna/domain/model/games.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import styled from 'styled-components';
import { showsEvery } from '../../story/shows-every.ts';
import { GameCover, gameCoverStates } from './GameCover.tsx';

const Narrow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, 150px);
  gap: 16px;
`;

const meta = {
  title: 'Game/GameCover',
  tags: ['brands'],
  component: GameCover,
  args: { game: { id: 108, type: 'slots', name: 'Canto da Sereia', imageUrl: null } },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
} satisfies Meta<typeof GameCover>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A picture as a server might have it, without asking one. */
const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"><rect width="3" height="4" fill="#0a7"/><circle cx="1.5" cy="2" r="1" fill="#fd6"/></svg>')}`;

export const Drawn: Story = {};
export const FromServer: Story = {
  args: { game: { id: 1, type: 'slots', name: 'Iara', imageUrl: picture } },
};
export const BrokenPicture: Story = {
  args: { game: { id: 2, type: 'crash', name: 'Pipa', imageUrl: 'data:image/png;base64,broken' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')?.src).toMatch(/^data:image\/svg/));
  },
};
export const EveryType: Story = {
  render: (args) => (
    <>
      {([...gameTypes, 'other'] as const).map((type, index) => (
        <GameCover key={type} {...args} game={{ id: 200 + index, type, name: '', imageUrl: null }} />
      ))}
    </>
  ),
};

showsEvery(gameCoverStates, { Drawn, FromServer, BrokenPicture, EveryType });
