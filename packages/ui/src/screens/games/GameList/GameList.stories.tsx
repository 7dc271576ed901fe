import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { InFrame } from '../../../story/frame.tsx';
import { sampleGames, sampleProviders } from '../../../story/games.ts';
import { showsEvery, showsKind } from '../../../story/shows-every.ts';
import { type Loadable, ready } from '../../page/loadable.ts';
import type { GameListView } from './GameList.view.ts';
import { GameListScreen, gameListStates } from './GameListScreen.tsx';

type List = Extract<GameListView, { kind: 'list' }>;

const filter = { type: null, provider: null, search: '', sort: 'popular' } as const;
const firstPage = { items: sampleGames, page: 1, pageSize: 24, lastPage: 13, total: 302 };
const onRetry = fn();

const list = (games: List['games'], change: Partial<List['filter']> = {}): GameListView => ({
  kind: 'list',
  filter: { ...filter, ...change },
  providers: ready(sampleProviders),
  games,
});

const meta = {
  title: 'Screens/games/GameList',
  tags: ['brands', 'visual'],
  component: GameListScreen,
  parameters: { layout: 'fullscreen' },
  args: { view: list(ready(firstPage)), onFilter: fn(), onPage: fn(), onClear: fn() },
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
    await expect(canvas.getByText('302 jogos')).toHaveRole('status');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Buscar jogo' }), 'm');
    await expect(args.onFilter).toHaveBeenCalledWith({ search: 'm' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Provedor' }), 'Coral Nove');
    await expect(args.onFilter).toHaveBeenLastCalledWith({ provider: 'coral' });
    await userEvent.click(canvas.getByRole('button', { name: 'Próxima página' }));
    await expect(args.onPage).toHaveBeenCalledWith(2);
  },
};
export const OneType: Story = {
  args: {
    view: list(
      ready({
        items: sampleGames
          .filter(({ type }) => type === 'slots')
          .map((game, index) => ({ ...game, isOpen: index !== 1 })),
        page: 1,
        pageSize: 24,
        lastPage: 1,
        total: 4,
      }),
      { type: 'slots' },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /Ouro do Sertão.*Em manutenção/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
/** The filter is there already: it is what the games are asked for by. */
export const Loading: Story = {
  args: { view: list({ kind: 'loading' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Carregando…')).toHaveRole('status');
    await expect(canvas.getByRole('searchbox', { name: 'Buscar jogo' })).toBeVisible();
  },
};
/** The games from before stay in sight; another page cannot be asked for meanwhile. */
export const Refreshing: Story = {
  args: { view: list(ready(firstPage, { isRefreshing: true })) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('302 jogos').closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Próxima página' }));
    await expect(args.onPage).not.toHaveBeenCalled();
  },
};
export const NothingFound: Story = {
  args: {
    view: list(ready({ items: [], page: 1, pageSize: 24, lastPage: 1, total: 0 }), { search: 'xadrez' }),
  },
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
      filter: { type: null, provider: null, search: '', sort: 'popular' },
      providers: { kind: 'failed', problem: { kind: 'network' }, onRetry },
      games: ready(firstPage),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('combobox', { name: 'Provedor' })).toHaveAccessibleDescription(
      'Erro de rede, tente novamente mais tarde',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await expect(onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByText('302 jogos')).toBeVisible();
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
  Loading,
  Refreshing,
  NothingFound,
  Failed,
  ProvidersFailed,
  WrongType,
});
showsKind<GameListView['kind'] | Loadable<unknown>['kind']>({
  wrongType: WrongType,
  list: AllGames,
  loading: Loading,
  failed: Failed,
  ready: AllGames,
});
