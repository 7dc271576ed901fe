import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { InFrame } from '../../../story/frame.tsx';
import { sampleGames, sampleProviders } from '../../../story/games.ts';
import type { GameListView } from './GameList.view.ts';
import { GameListScreen } from './GameListScreen.tsx';

const filter = { type: null, provider: null, search: '', sort: 'popular' } as const;
const firstPage = { items: sampleGames, page: 1, pageSize: 24, lastPage: 13, total: 302 };
const all: GameListView = {
  kind: 'list',
  filter,
  providers: sampleProviders,
  games: { kind: 'ready', page: firstPage, isRefreshing: false },
};

const meta = {
  title: 'Screens/games/GameList',
  tags: ['brands', 'visual'],
  component: GameListScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    view: all,
    links: {
      type: (type) => (type === null ? '/game' : `/game?type=${type}`),
      game: (game) => `/gameInfo?gameCode=${game.code}`,
    },
    onFilter: fn(),
    onPage: fn(),
    onClear: fn(),
    onRetry: fn(),
  },
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
    view: {
      ...all,
      filter: { ...filter, type: 'slots' },
      games: {
        kind: 'ready',
        isRefreshing: false,
        page: {
          items: sampleGames
            .filter(({ type }) => type === 'slots')
            .map((game, index) => ({ ...game, isOpen: index !== 1 })),
          page: 1,
          pageSize: 24,
          lastPage: 1,
          total: 4,
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Ouro do Sertão.*Em manutenção/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
export const Loading: Story = { args: { view: { ...all, games: { kind: 'loading' } } } };
export const Refreshing: Story = {
  args: { view: { ...all, games: { kind: 'ready', page: firstPage, isRefreshing: true } } },
};
export const NothingFound: Story = {
  args: {
    view: {
      ...all,
      filter: { ...filter, search: 'xadrez' },
      games: {
        kind: 'ready',
        isRefreshing: false,
        page: { items: [], page: 1, pageSize: 24, lastPage: 1, total: 0 },
      },
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar filtros' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};
export const Failed: Story = {
  args: { view: { ...all, games: { kind: 'failed', problem: { kind: 'network' } } } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Erro de rede, tente novamente mais tarde');
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const WrongType: Story = { args: { view: { kind: 'wrongType' } } };
