import type { Game } from '@fortuna/domain/model/games.ts';
import type { Page } from '@fortuna/domain/page.ts';
import {
  type HomeRow,
  type HomeRowKind,
  HomeRows as Rows,
} from '@fortuna/ui/screens/games/Home/HomeRows.tsx';
import { TileHeart } from '@fortuna/ui/screens/games/parts/tile-heart.ts';
import type { Loadable } from '@fortuna/ui/screens/page/loadable.ts';
import { createPortal } from 'react-dom';
import { usePublicRead, useRead } from '../../platform/use-public-read.ts';
import { gamePages } from '../../routes/games/catalogue.reads.ts';
import { favourites } from '../../routes/games/game-info.reads.ts';
import { popularGames, promotedGames } from '../../routes/games/games.reads.ts';
import { recentGames } from '../../routes/games/recent-games.reads.ts';
import { useSession } from '../../session/session-store.ts';
import { useUiState } from '../ui-store.ts';
import { useMayGrow, useShown } from './home-place.ts';
import { gamesOfRow, rowBeside } from './home-rows.ts';

/** Enough for a row beside what the page shows already. */
const pageSize = 60;
const hotGames = { page: 1, pageSize, tag: 'hot' } as const;
const newGames = { page: 1, pageSize, tag: 'new', sort: 'new' } as const;

const contentOf = <Content,>(view: Loadable<readonly Content[]>): readonly Content[] =>
  view.kind === 'ready' ? view.content : [];
const itemsOf = (view: Loadable<Page<Game>>) => (view.kind === 'ready' ? view.content.items : []);
const isKnown = ({ kind }: Loadable<unknown>) => kind !== 'loading';

const rowOf = (kind: HomeRowKind, games: readonly Game[]): readonly HomeRow[] =>
  games.length === 0 ? [] : [{ kind, games }];

/**
 * What the member has played, and what else they like, once both are known; null before. What does not come counts as nothing. These lists
 * are the member's own: they leave out nothing that the site promotes as well.
 */
function useOwnRows(): readonly HomeRow[] | null {
  const { view } = useSession();
  const member = view.kind === 'member' ? view.member : null;
  const owner = member?.id ?? null;
  const recent = useRead(recentGames, owner, undefined);
  const liked = useRead(favourites, owner, { memberId: member?.id ?? 0, memberName: member?.name ?? '' });
  if (!isKnown(recent) || !isKnown(liked)) return null;
  const played = contentOf(recent).slice(0, gamesOfRow);
  const others = contentOf(liked)
    .map(({ game }) => game)
    .filter(({ id }) => !played.some((game) => game.id === id));
  return [...rowOf('continue', played), ...rowOf('favourites', others.slice(0, gamesOfRow))];
}

/**
 * The hot and the new games without those that the page shows on another shelf, the member's own among them (null while these are not
 * known); each once it is known, null before.
 */
function useTaggedRows(
  needs: { readonly hot: boolean; readonly fresh: boolean },
  own: readonly HomeRow[] | null,
) {
  const popular = usePublicRead(popularGames);
  const promoted = usePublicRead(promotedGames);
  const hot = useRead(gamePages, needs.hot ? 'everybody' : null, hotGames);
  const fresh = useRead(gamePages, needs.fresh ? 'everybody' : null, newGames);
  const shelves = [contentOf(popular), contentOf(promoted), ...(own ?? []).map(({ games }) => games)];
  const hotRow = rowBeside(itemsOf(hot), shelves);
  const areShelvesKnown = isKnown(popular) && isKnown(promoted) && own !== null;
  return {
    hot: areShelvesKnown && isKnown(hot) ? rowOf('hot', hotRow) : null,
    fresh:
      areShelvesKnown && isKnown(hot) && isKnown(fresh)
        ? rowOf('new', rowBeside(itemsOf(fresh), [...shelves, hotRow]))
        : null,
  };
}

export interface HomeRowsProps {
  /** Kept free for the member's own games, the first of which come at once; null for guests. */
  readonly yours: HTMLElement | null;
  /** For the hot and the new ones; null until somebody comes near. */
  readonly rows: HTMLElement | null;
}

/** The rows of games of the home. Who has played and likes nothing yet sees the hot ones where the own would stand. */
export function HomeRows({ yours, rows }: HomeRowsProps) {
  const own = useOwnRows();
  const isHotMoved = yours !== null && own?.length === 0;
  const tagged = useTaggedRows(
    { hot: rows !== null || isHotMoved, fresh: rows !== null },
    yours === null ? [] : own,
  );

  const inYours = (isHotMoved ? tagged.hot : own) ?? [];
  const mayAllBeThere = useMayGrow(yours, inYours.length > 1);
  useShown(yours, !isHotMoved || tagged.hot?.length !== 0);

  const inRows = [...(isHotMoved ? [] : (tagged.hot ?? [])), ...(tagged.fresh ?? [])];
  const areRowsShown = useMayGrow(rows, tagged.fresh !== null && inRows.length > 0);
  useShown(rows, areRowsShown);
  // What is drawn here hangs in no page, which would give it its hearts.
  const { Heart } = useUiState();
  return (
    <TileHeart value={Heart}>
      {yours &&
        inYours.length > 0 &&
        createPortal(<Rows rows={mayAllBeThere ? inYours : inYours.slice(0, 1)} />, yours)}
      {rows && areRowsShown && createPortal(<Rows rows={inRows} />, rows)}
    </TileHeart>
  );
}
