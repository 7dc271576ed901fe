import { type GameType, gameTypes } from '@fortuna/domain/model/games.ts';
import { problemOf } from '@fortuna/domain/problem.ts';
import {
  type GameFilter,
  type GameListLinks,
  type GameListView,
  gameSorts,
} from '@fortuna/ui/screens/games/GameList/GameList.view.ts';
import { GameListScreen } from '@fortuna/ui/screens/games/GameList/GameListScreen.tsx';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { gamePage, gameProviders } from './game-queries.ts';
import { useSettled } from './use-settled.ts';

const pageSize = 24;

const links: GameListLinks = {
  type: (type) => paths.games(type ? { type } : {}),
  game: (game) => paths.gameInfo(game),
};

function typeOf(text: string | null): GameType | null | 'wrong' {
  return text === null ? null : (gameTypes.find((type) => type === text) ?? 'wrong');
}

/** The address holds what the list is narrowed to, so that it can be shared, reloaded and gone back to. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const type = typeOf(params.get('type'));
  const filter: GameFilter = {
    type: type === 'wrong' ? null : type,
    provider: params.get('provider'),
    search: params.get('search') ?? '',
    sort: gameSorts.find((sort) => sort === params.get('sort')) ?? 'popular',
  };
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1);
  const search = useSettled(filter.search);
  const providers = useQuery(gameProviders);
  const games = useQuery(
    gamePage({
      page,
      pageSize,
      type: filter.type ?? undefined,
      provider: filter.provider ?? undefined,
      search: search.trim() || undefined,
      sort: filter.sort === 'newest' ? 'new' : filter.sort,
    }),
  );

  function change(changes: Readonly<Record<string, string | number | null>>, isNewPage: boolean): void {
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (!isNewPage) next.delete('page');
        for (const [name, value] of Object.entries(changes)) {
          if (value === null || value === '' || value === 'popular') next.delete(name);
          else next.set(name, String(value));
        }
        return next;
      },
      { replace: !isNewPage, preventScrollReset: !isNewPage },
    );
  }

  function view(): GameListView {
    if (type === 'wrong') return { kind: 'wrongType' };
    const content = games.data
      ? ({ kind: 'ready', page: games.data, isRefreshing: games.isFetching } as const)
      : games.error && !games.isFetching
        ? ({ kind: 'failed', problem: problemOf(games.error) } as const)
        : ({ kind: 'loading' } as const);
    return { kind: 'list', filter, providers: providers.data ?? [], games: content };
  }

  return (
    <GameListScreen
      view={view()}
      links={links}
      onFilter={(filterChange) => change(filterChange, false)}
      onPage={(next) => change({ page: next }, true)}
      onClear={() => setParams({}, { replace: true })}
      onRetry={() => void games.refetch()}
    />
  );
}
