import { type Game, type GameType, gameDevices, gameTags, gameTypes } from '@fortuna/domain/model/games.ts';
import { to } from '@fortuna/domain/site-map.ts';
import { drawnCovers, StaticCovers } from '@fortuna/ui/components/GameCover/static-covers.ts';
import {
  fewGames,
  type GameFilter,
  gameSorts,
  toGameList,
} from '@fortuna/ui/screens/games/GameList/GameList.view.ts';
import { GameListScreen } from '@fortuna/ui/screens/games/GameList/GameListScreen.tsx';
import type { GameRange } from '@fortuna/ui/screens/games/GameResults/game-range.ts';
import { type Loadable, mapLoadable, type PageView } from '@fortuna/ui/screens/page/loadable.ts';
import { useMemo } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { usePublicRead, useRead } from '../../platform/use-public-read.ts';
import { definePage } from '../define-page.tsx';
import { gameProviders, popularGames } from './games.reads.ts';
import { useFavouriteRange } from './use-favourite-range.ts';
import { useGameRange } from './use-game-range.ts';
import { useListPlace } from './use-list-place.ts';

function typeOf(text: string | null): GameType | null | 'wrong' {
  return text === null ? null : (gameTypes.find((type) => type === text) ?? 'wrong');
}

const knownOf = <Value extends string>(known: readonly Value[], text: string | null) =>
  known.find((one) => one === text);

/** The address holds what the list is narrowed to. */
function filterOf(params: URLSearchParams): GameFilter | 'wrongType' {
  const type = typeOf(params.get('type'));
  if (type === 'wrong') return 'wrongType';
  return {
    type,
    provider: params.get('provider'),
    device: knownOf(gameDevices, params.get('device')) ?? null,
    tag: knownOf(gameTags, params.get('tag')) ?? null,
    sort: knownOf(gameSorts, params.get('sort')) ?? 'popular',
    isFavourites: params.has('favourites'),
  };
}

/** One list or the other, in the same page. */
function useGames(filter: GameFilter): PageView<GameRange> {
  const { type, provider, device, tag, sort, isFavourites } = filter;
  const query = {
    type: type ?? undefined,
    provider: provider ?? undefined,
    device: device ?? undefined,
    tag: tag ?? undefined,
    sort: sort === 'newest' ? ('new' as const) : sort,
  };
  const catalogue = useGameRange(query, !isFavourites);
  const favourites = useFavouriteRange(filter, isFavourites);
  return isFavourites ? favourites : catalogue;
}

/** What others play and is not in the list, where the list is short; read where it is. */
function usePopularBelow(games: PageView<GameRange>): Loadable<readonly Game[]> | null {
  const range = games.kind === 'ready' && games.content.total <= fewGames ? games.content : null;
  const popular = useRead(popularGames, range ? 'everybody' : null, undefined);
  if (range === null) return null;
  const listed = new Set(Array.from({ length: range.total }, (_, at) => range.gameAt(at)?.id));
  return mapLoadable(popular, (list) => list.filter(({ id }) => !listed.has(id)));
}

function KnownList({ filter }: { readonly filter: GameFilter }) {
  const navigate = useNavigate();
  const games = useGames(filter);
  const view = {
    kind: 'list',
    filter,
    providers: usePublicRead(gameProviders),
    games,
    place: useListPlace(),
    popular: usePopularBelow(games),
  } as const;
  return (
    <StaticCovers value={drawnCovers}>
      <GameListScreen
        view={view}
        onFilter={(change) => {
          const address = toGameList({ ...filter, ...change });
          void navigate(address, { replace: true, preventScrollReset: true });
        }}
        onClear={() => void navigate(to('/game'), { replace: true })}
      />
    </StaticCovers>
  );
}

const none = () => undefined;

function GameList() {
  const [params] = useSearchParams();
  const filter = useMemo(() => filterOf(params), [params]);
  const search = params.get('search');
  // As the search was once linked.
  if (search !== null) return <Navigate replace to={to('/searchGames', { search })} />;
  if (filter !== 'wrongType') return <KnownList filter={filter} />;
  return <GameListScreen view={{ kind: 'wrongType' }} onFilter={none} onClear={none} />;
}

export const page = definePage({ path: '/game', reads: [gameProviders] }, GameList);
