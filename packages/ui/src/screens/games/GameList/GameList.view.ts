import type { Game, GameProvider, GameType } from '@fortuna/domain/model/games.ts';
import type { Page } from '@fortuna/domain/page.ts';
import type { Loadable } from '../../page/loadable.ts';

export const gameSorts = ['popular', 'newest', 'name'] as const;
export type GameSort = (typeof gameSorts)[number];

/** What the list is narrowed to; null and an empty search are "all". */
export interface GameFilter {
  readonly type: GameType | null;
  /** Key of a provider. */
  readonly provider: string | null;
  readonly search: string;
  readonly sort: GameSort;
}

export type GameListView =
  /** The address asks for a type that there is none of. */
  | { readonly kind: 'wrongType' }
  | {
      readonly kind: 'list';
      readonly filter: GameFilter;
      readonly providers: Loadable<readonly GameProvider[]>;
      readonly games: Loadable<Page<Game>>;
    };
