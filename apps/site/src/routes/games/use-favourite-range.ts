import type { Game } from '@fortuna/domain/model/games.ts';
import type { GameFilter } from '@fortuna/ui/screens/games/GameList/GameList.view.ts';
import { type GameRange, wholeRange } from '@fortuna/ui/screens/games/GameResults/game-range.ts';
import { mapLoadable, type PageView } from '@fortuna/ui/screens/page/loadable.ts';
import { useMemo } from 'react';
import { useFavouriteList } from './use-favourite-list.ts';

/** What the server would do for the catalogue, on a list that is there as a whole, the latest first. */
function narrowed(games: readonly Game[], { type, provider, tag, sort }: GameFilter): readonly Game[] {
  const found = games.filter(
    (game) =>
      (type === null || game.type === type) &&
      (provider === null || game.providerKey === provider) &&
      (tag === null || game.tags.includes(tag)),
  );
  return sort === 'name' ? found.toSorted((a, b) => a.name.localeCompare(b.name)) : found;
}

/** The member's favourites as far as the filter lets them through; read where somebody looks at them (`isWanted`). */
export function useFavouriteRange(filter: GameFilter, isWanted: boolean): PageView<GameRange> {
  const list = useFavouriteList(isWanted);
  const content = list.kind === 'ready' ? list.content : undefined;
  const range = useMemo(
    () => wholeRange(narrowed(content?.map(({ game }) => game) ?? [], filter)),
    [content, filter],
  );
  return mapLoadable(list, () => range);
}
