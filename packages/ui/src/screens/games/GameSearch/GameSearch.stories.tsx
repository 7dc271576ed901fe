import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, fn } from 'storybook/test';
import { InFrame } from '../../../story/frame.tsx';
import { manyGames, sampleGames } from '../../../story/games.ts';
import { showsEvery } from '../../../story/shows-every.ts';
import { ready } from '../../page/loadable.ts';
import { wholeRange } from '../GameResults/game-range.ts';
import type { GameSearchView } from './GameSearch.view.ts';
import { type GameSearchProps, GameSearchScreen, gameSearchStates } from './GameSearchScreen.tsx';

const onRetry = fn();

const untouched: GameSearchView = {
  text: '',
  searched: '',
  results: null,
  recent: [],
  popular: ready(sampleGames),
  place: { startAt: undefined, onPlace: fn() },
};

const typed = (text: string, results: GameSearchView['results']): GameSearchView => ({
  ...untouched,
  text,
  searched: text,
  results,
});

const nothing = wholeRange([]);

function InSite(props: Omit<GameSearchProps, 'field'>) {
  const field = useRef<HTMLDivElement>(null);
  return (
    <InFrame current="games">
      <GameSearchScreen {...props} field={field} />
    </InFrame>
  );
}

const meta = {
  title: 'Screens/games/GameSearch',
  tags: ['brands'],
  component: InSite,
  parameters: { layout: 'fullscreen' },
  args: { view: untouched, onText: fn(), onUsed: fn(), onForget: fn() },
} satisfies Meta<typeof InSite>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Untouched: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Buscar jogos' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Populares agora' })).toBeVisible();
    await expect(canvas.queryByText('Buscas recentes')).toBeNull();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Buscar jogo' }), 'm{Enter}');
    await expect(args.onText).toHaveBeenCalledWith('m');
    await expect(args.onUsed).toHaveBeenCalledOnce();
  },
};
export const WithRecent: Story = {
  args: {
    view: {
      ...untouched,
      recent: ['tigre', 'mar', 'O mais longo nome que alguém já procurou nesta casa de jogos'],
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'tigre' })).toHaveAttribute(
      'href',
      '/searchGames?search=tigre',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Remover “tigre” das buscas recentes' }));
    await expect(args.onForget).toHaveBeenLastCalledWith('tigre');
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar' }));
    await expect(args.onForget).toHaveBeenLastCalledWith(null);
  },
};
export const PopularFailed: Story = {
  args: { view: { ...untouched, popular: { kind: 'failed', problem: { kind: 'network' }, onRetry } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await expect(onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('searchbox', { name: 'Buscar jogo' })).toBeVisible();
  },
};
export const Searching: Story = {
  args: { view: typed('mar', { kind: 'loading' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Carregando…')).toHaveRole('status');
  },
};
export const Found: Story = {
  args: { view: typed('mar', ready({ ...manyGames(117), suggestions: [] })) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('117 jogos')).toHaveRole('status');
    const grid = await canvas.findByRole('grid', { name: 'Resultados da busca' });
    const tile = grid.querySelector<HTMLElement>('[data-part="game-tile"][href]');
    tile?.addEventListener('click', (event) => event.preventDefault());
    tile?.click();
    await expect(args.onUsed).toHaveBeenCalledOnce();
  },
};
/** Names that are written like it, and what others play. */
export const NothingFound: Story = {
  args: {
    view: typed('tezouro da mate', ready({ ...nothing, suggestions: ['Tesouro da Maré', 'Tesouro do Mar'] })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhum jogo')).toHaveRole('status');
    await expect(canvas.getByText('Nada encontrado para “tezouro da mate”')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Tesouro do Mar' })).toHaveAttribute(
      'href',
      '/searchGames?search=Tesouro+do+Mar',
    );
  },
};
export const NothingLikeIt: Story = {
  args: { view: typed('xyzzy', ready({ ...nothing, suggestions: [] })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Você quis dizer')).toBeNull();
    await expect(canvas.getByRole('list', { name: 'Populares agora' })).toBeVisible();
  },
};
export const Failed: Story = {
  args: { view: typed('mar', { kind: 'failed', problem: { kind: 'network' }, onRetry }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Erro de rede, tente novamente mais tarde');
  },
};

showsEvery(gameSearchStates, {
  Untouched,
  WithRecent,
  PopularFailed,
  Searching,
  Found,
  NothingFound,
  NothingLikeIt,
  Failed,
});
