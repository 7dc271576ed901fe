import type { Game, GameProvider } from '@fortuna/domain/model/games.ts';
import type { Loadable } from '../../page/loadable.ts';

/** Each part of the page comes on its own, and may fail on its own. */
export interface HomeView {
  /** The prerendered page is a guest's; `unknown` while a stored login is being tried: all but the greeting is a member's already. */
  readonly session: 'unknown' | 'guest' | 'member';
  readonly popular: Loadable<readonly Game[]>;
  readonly promoted: Loadable<readonly Game[]>;
  readonly providers: Loadable<readonly GameProvider[]>;
}

/** What a member is greeted with. */
export interface HomeGreetingView {
  /** Text from outside, of any length and direction; null where the member could not be read. */
  readonly name: string | null;
  /** The game that was played last, which is the way on; null where there is none: then all games are. */
  readonly lastGame: Loadable<Game | null>;
}
