import { type GameType, gameTypes, searchMaxLength } from '@fortuna/domain/model/games.ts';
import { drawnCovers, StaticCovers } from '@fortuna/ui/components/GameCover/static-covers.ts';
import { type GameFilter, gameSorts } from '@fortuna/ui/screens/games/GameList/GameList.view.ts';
import { GameListScreen } from '@fortuna/ui/screens/games/GameList/GameListScreen.tsx';
import { useSearchParams } from 'react-router-dom';
import { usePublicPage, usePublicRead } from '../../platform/use-public-read.ts';
import { definePage } from '../define-page.tsx';
import { gamePages } from './catalogue.reads.ts';
import { gameProviders } from './games.reads.ts';
import { useSettled } from './use-settled.ts';

const pageSize = 24;

function typeOf(text: string | null): GameType | null | 'wrong' {
  return text === null ? null : (gameTypes.find((type) => type === text) ?? 'wrong');
}

/** The address holds what the list is narrowed to, so that it can be shared, reloaded and gone back to. */
function GameList() {
  const [params, setParams] = useSearchParams();
  const type = typeOf(params.get('type'));
  const filter: GameFilter = {
    type: type === 'wrong' ? null : type,
    provider: params.get('provider'),
    search: params.get('search')?.slice(0, searchMaxLength) ?? '',
    sort: gameSorts.find((sort) => sort === params.get('sort')) ?? 'popular',
  };
  const pageNumber = Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1);
  const search = useSettled(filter.search);
  const providers = usePublicRead(gameProviders);
  const games = usePublicPage(gamePages, {
    page: pageNumber,
    pageSize,
    type: filter.type ?? undefined,
    provider: filter.provider ?? undefined,
    search: search.trim() || undefined,
    sort: filter.sort === 'newest' ? 'new' : filter.sort,
  });

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

  return (
    <StaticCovers value={drawnCovers}>
      <GameListScreen
        view={type === 'wrong' ? { kind: 'wrongType' } : { kind: 'list', filter, providers, games }}
        onFilter={(filterChange) => change(filterChange, false)}
        onPage={(next) => change({ page: next }, true)}
        onClear={() => setParams({}, { replace: true })}
      />
    </StaticCovers>
  );
}

export const page = definePage({ path: '/game', reads: [gameProviders] }, GameList);
