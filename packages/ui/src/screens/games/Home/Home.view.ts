import type { Game, GameProvider } from '@fortuna/domain/model/games.ts';
import type { Loadable } from '../../page/loadable.ts';

/** Each part of the page comes on its own, and may fail on its own. */
export interface HomeView {
  /** `unknown` while prerendered: guests' actions are shown, a member's replace them. */
  readonly session: 'unknown' | 'guest' | 'member';
  readonly popular: Loadable<readonly Game[]>;
  readonly promoted: Loadable<readonly Game[]>;
  readonly providers: Loadable<readonly GameProvider[]>;
}
