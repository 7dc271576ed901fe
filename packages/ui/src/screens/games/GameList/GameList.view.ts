import type { Game, GameDevice, GameProvider, GameTag, GameType } from '@fortuna/domain/model/games.ts';
import { to } from '@fortuna/domain/site-map.ts';
import type { Loadable, PageView } from '../../page/loadable.ts';
import type { GameRange, ListPlace } from '../GameResults/game-range.ts';

export const gameSorts = ['popular', 'newest', 'name'] as const;
export type GameSort = (typeof gameSorts)[number];

/** What the list is narrowed to; null is "all". */
export interface GameFilter {
  readonly type: GameType | null;
  /** Key of a provider. */
  readonly provider: string | null;
  readonly device: GameDevice | null;
  readonly tag: GameTag | null;
  readonly sort: GameSort;
  /** Only the member's own. */
  readonly isFavourites: boolean;
}

export const noFilter: GameFilter = {
  type: null,
  provider: null,
  device: null,
  tag: null,
  sort: 'popular',
  isFavourites: false,
};

/** Fewer games do not fill a window: what others play stands below them. */
export const fewGames = 12;

/** The address of the list so narrowed: it can be shared, reloaded and gone back to. */
export function toGameList({ type, provider, device, tag, sort, isFavourites }: GameFilter): string {
  return to('/game', {
    type: type ?? undefined,
    provider: provider ?? undefined,
    device: device ?? undefined,
    tag: tag ?? undefined,
    sort: sort === 'popular' ? undefined : sort,
    favourites: isFavourites ? '1' : undefined,
  });
}

export type GameListView =
  /** The address asks for a type that there is none of. */
  | { readonly kind: 'wrongType' }
  | {
      readonly kind: 'list';
      readonly filter: GameFilter;
      readonly providers: Loadable<readonly GameProvider[]>;
      readonly games: PageView<GameRange>;
      readonly place: ListPlace;
      /** What others play, none of it in the list: below a list of few games, and where there are none. null: there are enough. */
      readonly popular: Loadable<readonly Game[]> | null;
    };
