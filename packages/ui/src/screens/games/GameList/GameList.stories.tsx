import type { Game } from '@fortuna/domain/model/games.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { InFrame } from '../../../story/frame.tsx';
import { manyGames, sampleGames, sampleProviders } from '../../../story/games.ts';
import { inLayout } from '../../../story/in-layout.tsx';
import { showsEvery, showsKind } from '../../../story/shows-every.ts';
import { type Loadable, type PageView, ready } from '../../page/loadable.ts';
import { type GameRange, wholeRange } from '../GameResults/game-range.ts';
import { type GameFilter, type GameListView, noFilter } from './GameList.view.ts';
import { GameListScreen, gameListStates } from './GameListScreen.tsx';

const onRetry = fn();
const place = { startAt: undefined, onPlace: fn() };

const list = (
  games: PageView<GameRange>,
  change: Partial<GameFilter> = {},
  popular: Loadable<readonly Game[]> | null = null,
): GameListView => ({
  kind: 'list',
  filter: { ...noFilter, ...change },
  providers: ready(sampleProviders),
  games,
  place,
  popular,
});

const tenThousand = manyGames(10_000);

const meta = {
  title: 'Screens/games/GameList',
  tags: ['brands'],
  component: GameListScreen,
  parameters: { layout: 'fullscreen' },
  args: { view: list(ready(tenThousand)), onFilter: fn(), onClear: fn() },
  render: (args) => (
    <InFrame current="games">
      <GameListScreen {...args} />
    </InFrame>
  ),
} satisfies Meta<typeof GameListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllGames: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('10.000 jogos')).toHaveRole('status');
    const grid = await canvas.findByRole('grid', { name: 'Jogos' });
    await expect(grid.querySelectorAll('[data-part="game-tile"]').length).toBeLessThanOrEqual(200);
    await expect(canvas.getByRole('link', { name: 'Buscar jogo' })).toHaveAttribute('href', '/searchGames');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Provedor' }), 'Coral Nove');
    await expect(args.onFilter).toHaveBeenLastCalledWith({ provider: 'coral' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Aparelho' }), 'Celular');
    await expect(args.onFilter).toHaveBeenLastCalledWith({ device: 'phone' });
    await userEvent.click(canvas.getByRole('button', { name: 'Em alta' }));
    await expect(args.onFilter).toHaveBeenLastCalledWith({ tag: 'hot' });
    await userEvent.click(canvas.getByRole('button', { name: 'Ir ao fim da lista' }));
    await expect(canvas.getByText('Fim da lista')).toBeVisible();
  },
};
const inSight = (element: Element) => element.checkVisibility({ visibilityProperty: true });

/** Below banners: on desktops the filters are a column beside the games, which stays while they are scrolled. */
export const FiltersInColumn: Story = {
  decorators: [inLayout({ tile: 'banner' })],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent, args }) => {
    const grid = await canvas.findByRole('grid', { name: 'Jogos' });
    const search = canvas.getByRole('link', { name: 'Buscar jogo' });
    const sort = canvas.getByRole('combobox', { name: 'Ordenar por' });
    const end = (element: Element) => element.getBoundingClientRect().right;
    const { left } = grid.getBoundingClientRect();
    for (const filter of [search, sort]) await expect(end(filter)).toBeLessThan(left);
    await expect(sort.getBoundingClientRect().top).toBeGreaterThan(search.getBoundingClientRect().bottom);
    await userEvent.click(canvas.getByRole('button', { name: 'Em alta' }));
    await expect(args.onFilter).toHaveBeenLastCalledWith({ tag: 'hot' });
  },
};
/** Of arches: behind a button at every width. */
export const FiltersFolded: Story = {
  decorators: [inLayout({ tile: 'arch' })],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent, args }) => {
    const sort = canvas.getByRole('combobox', { name: 'Ordenar por', hidden: true });
    await expect(inSight(sort)).toBe(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Filtros', expanded: false }));
    await expect(inSight(sort)).toBe(true);
    await userEvent.selectOptions(sort, 'Nome (A–Z)');
    await expect(args.onFilter).toHaveBeenLastCalledWith({ sort: 'name' });
  },
};
/** Of medallions: what is asked for most is a row of pills, with the fields behind the button in it. */
export const FiltersAsPills: Story = {
  decorators: [inLayout({ tile: 'medallion' })],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(inSight(canvas.getByRole('combobox', { name: 'Ordenar por', hidden: true }))).toBe(false);
    const middle = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return Math.round((top + bottom) / 2);
    };
    const hot = canvas.getByRole('button', { name: 'Em alta' });
    const others = canvas.getByRole('button', { name: 'Filtros', expanded: false });
    const search = canvas.getByRole('link', { name: 'Buscar jogo' });
    for (const pill of [hot, search]) await expect(middle(pill)).toBe(middle(others));
    await userEvent.click(hot);
    await expect(args.onFilter).toHaveBeenLastCalledWith({ tag: 'hot' });
    await userEvent.click(others);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Ordenar por' }), 'Nome (A–Z)');
    await expect(args.onFilter).toHaveBeenLastCalledWith({ sort: 'name' });
  },
};
export const OneType: Story = {
  args: {
    view: list(
      ready(
        wholeRange(
          sampleGames
            .filter(({ type }) => type === 'slots')
            .map((game, index) => ({ ...game, isOpen: index !== 1 })),
        ),
      ),
      { type: 'slots', tag: 'new' },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Novos', pressed: true })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Crash' })).toHaveAttribute(
      'href',
      '/game?type=crash&tag=new',
    );
    await expect(await canvas.findByRole('link', { name: /Ouro do Sertão.*Manutenção/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
/** So few games do not fill a window: what others play stands below them. */
export const Favourites: Story = {
  args: {
    view: list(
      ready(wholeRange(sampleGames.slice(0, 5))),
      { isFavourites: true },
      ready(sampleGames.slice(5)),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Favoritos' })).toBeVisible();
    await expect(canvas.queryByRole('combobox', { name: 'Aparelho' })).toBeNull();
    await expect(canvas.getByRole('region', { name: 'Populares agora' })).toBeVisible();
  },
};
export const NoFavourites: Story = {
  args: { view: list(ready(wholeRange([])), { isFavourites: true }, ready(sampleGames)) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('region', { name: 'Populares agora' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ver todos os jogos' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};
export const FavouritesSignedOut: Story = {
  args: { view: list({ kind: 'signedOut' }, { isFavourites: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Você ainda não entrou. Entre para continuar.')).toBeVisible();
  },
};
/** What is there stays, and the places of what is not are kept. */
export const PartFailed: Story = {
  args: {
    view: list(
      ready({
        ...tenThousand,
        gameAt: (at) => (at < 9 ? tenThousand.gameAt(at) : undefined),
        problem: { kind: 'network' },
        onRetry,
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Uma parte da lista não veio');
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
/** Tables that are dealt now have a page of their own. */
export const LiveTables: Story = {
  args: { view: list(ready(wholeRange(sampleGames.slice(0, 6))), { type: 'live' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ver as mesas ao vivo' })).toHaveAttribute(
      'href',
      '/video',
    );
  },
};
/** The filter is there already: it is what the games are asked for by. */
export const Loading: Story = {
  args: { view: list({ kind: 'loading' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Carregando…')).toHaveRole('status');
    await expect(canvas.getByRole('link', { name: 'Buscar jogo' })).toBeVisible();
  },
};
/** The games from before stay in sight. */
export const Refreshing: Story = {
  args: { view: list(ready(tenThousand, { isRefreshing: true })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('10.000 jogos').closest('[aria-busy]')).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};
export const NothingFound: Story = {
  args: { view: list(ready(wholeRange([])), { type: 'bingo', tag: 'hot' }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Nenhum jogo encontrado')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar filtros' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};
export const Failed: Story = {
  args: { view: list({ kind: 'failed', problem: { kind: 'network' }, onRetry }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Erro de rede, tente novamente mais tarde');
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
/** The games are there; only by provider they cannot be narrowed down. */
export const ProvidersFailed: Story = {
  args: {
    view: {
      kind: 'list',
      filter: noFilter,
      providers: { kind: 'failed', problem: { kind: 'network' }, onRetry },
      games: ready(tenThousand),
      place,
      popular: null,
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('combobox', { name: 'Provedor' })).toHaveAccessibleDescription(
      'Erro de rede, tente novamente mais tarde',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await expect(onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByText('10.000 jogos')).toBeVisible();
  },
};
export const WrongType: Story = {
  args: { view: { kind: 'wrongType' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Este endereço pede um tipo de jogo que não existe.',
    );
    await expect(canvas.getByRole('link', { name: 'Ver todos os jogos' })).toHaveAttribute('href', '/game');
  },
};

showsEvery(gameListStates, {
  AllGames,
  OneType,
  Favourites,
  NoFavourites,
  FavouritesSignedOut,
  PartFailed,
  LiveTables,
  Loading,
  Refreshing,
  NothingFound,
  Failed,
  ProvidersFailed,
  WrongType,
});
showsKind<GameListView['kind'] | PageView<unknown>['kind']>({
  wrongType: WrongType,
  list: AllGames,
  signedOut: FavouritesSignedOut,
  loading: Loading,
  failed: Failed,
  ready: AllGames,
});
