import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import styled from 'styled-components';
import { manyGames } from '../../story/games.ts';
import { showsEvery } from '../../story/shows-every.ts';
import { showsWholeText } from '../../story/whole-text.ts';
import { GameTile } from '../GameTile/GameTile.tsx';
import { GameWindow, gameWindowStates, type TileAt } from './GameWindow.tsx';

const Beginning = styled.div`
  max-height: 30rem;
  overflow: clip;
`;

const range = manyGames(10_000);

const tileAt: TileAt = (place, tabIndex) => {
  const game = range.gameAt(place);
  return game && <GameTile game={game} href={`#${place}`} closedLabel="Manutenção" tabIndex={tabIndex} />;
};

const meta = {
  title: 'Game/GameWindow',
  tags: ['brands'],
  component: GameWindow,
  // It is as long as its list: on a page with others one sees how it begins.
  decorators: [
    (Story, { viewMode }) =>
      viewMode === 'docs' ? (
        <Beginning>
          <Story />
        </Beginning>
      ) : (
        <Story />
      ),
  ],
  args: {
    label: 'Jogos',
    total: 10_000,
    tileAt,
    sample: tileAt(0, -1),
    positionText: (place) => `Jogo ${place + 1} de 10.000`,
    onPlace: fn(),
    onSight: fn(),
  },
} satisfies Meta<typeof GameWindow>;
export default meta;
type Story = StoryObj<typeof meta>;

const placeOf = (element: Element | null) => element?.closest<HTMLElement>('[data-place]')?.dataset.place;

/** Only what is near the window is drawn; the page is as long as the list. */
export const Thousands: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const grid = await canvas.findByRole('grid', { name: 'Jogos' });
    const columns = Number(grid.getAttribute('aria-colcount'));
    await expect(grid).toHaveAttribute('aria-rowcount', String(Math.ceil(10_000 / columns)));
    const tiles = () => canvasElement.querySelectorAll('[data-part="game-tile"]').length;
    // The rows come a frame after the grid, which has to know its height first.
    await waitFor(() => expect(tiles()).toBeGreaterThan(0));
    await expect(tiles()).toBeLessThanOrEqual(200);

    await userEvent.tab();
    await waitFor(() => expect(placeOf(document.activeElement)).toBe('0'));
    await userEvent.keyboard('{ArrowRight}');
    await expect(placeOf(document.activeElement)).toBe('1');
    await userEvent.keyboard('{ArrowDown}');
    await expect(placeOf(document.activeElement)).toBe(String(1 + columns));
    await expect(canvas.getByText(`Jogo ${2 + columns} de 10.000`)).toHaveRole('status');
    await userEvent.keyboard('{Home}');
    await expect(placeOf(document.activeElement)).toBe(String(columns));
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(placeOf(document.activeElement)).toBe('9999'));
    await expect(args.onPlace).toHaveBeenLastCalledWith(9999);
    await waitFor(() => expect(tiles()).toBeLessThanOrEqual(200));
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await waitFor(() => expect(placeOf(document.activeElement)).toBe('0'));
  },
};
/** A cell stands for what has not come, and takes the keyboard along. */
export const PartlyRead: Story = {
  args: { tileAt: (place, tabIndex) => (place < 2 ? tileAt(place, tabIndex) : null) },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('gridcell');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(placeOf(document.activeElement)).toBe('2');
    await expect(document.activeElement).toHaveRole('gridcell');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(document.activeElement).toHaveRole('link');
  },
};
export const Few: Story = {
  args: { total: 4 },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('gridcell')).toHaveLength(4);
  },
};

const longTileAt: TileAt = (place, tabIndex) => {
  const game = range.gameAt(place);
  const name = 'As Aventuras Extraordinárias do Capitão Barba-Salgada';
  return (
    game && (
      <GameTile
        game={{ ...game, name: place % 3 === 0 ? name : game.name }}
        href={`#${place}`}
        closedLabel="Manutenção"
        tabIndex={tabIndex}
      />
    )
  );
};

/** Every row is as high as its longest name makes one: none runs into the next. */
export const LongText: Story = {
  args: { total: 40, tileAt: longTileAt, sample: longTileAt(0, -1) },
  play: async ({ canvas }) => {
    const tops = [...new Set((await canvas.findAllByRole('row')).map((row) => row.getBoundingClientRect()))];
    for (const [index, row] of tops.slice(1).entries())
      await expect(row.top).toBeGreaterThanOrEqual(tops[index]?.bottom ?? 0);
    await showsWholeText();
  },
};

showsEvery(gameWindowStates, { Thousands, PartlyRead, Few, LongText });
