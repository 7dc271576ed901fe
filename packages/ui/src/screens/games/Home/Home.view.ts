import type { Game, GameProvider, GameType } from '@fortuna/domain/model/games.ts';
import type { Centavos } from '@fortuna/domain/money.ts';
import type { Problem } from '@fortuna/domain/problem.ts';

/** A part of the page that comes on its own, and may fail on its own. */
export type Loadable<Content> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly problem: Problem }
  | { readonly kind: 'ready'; readonly items: readonly Content[] };

/** What the brand promises above all; `none` where it promises nothing, or may not. */
export type HomeOffer =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'welcomeBonus';
      /** Of the first deposit. */
      readonly percent: number;
      readonly upTo: Centavos;
      /** How many times the amount has to be wagered. */
      readonly turnover: number;
    };

export interface HomeView {
  /** `unknown` while prerendered: guests' actions are shown, a member's replace them. */
  readonly session: 'unknown' | 'guest' | 'member';
  readonly offer: HomeOffer;
  readonly popular: Loadable<Game>;
  readonly promoted: Loadable<Game>;
  readonly providers: Loadable<GameProvider>;
}

export type HomeSection = 'popular' | 'promoted' | 'providers';

export interface HomeLinks {
  readonly login: string;
  readonly register: string;
  readonly deposit: string;
  readonly withdraw: string;
  readonly betRecords: string;
  readonly responsibleGaming: string;
  readonly games: string;
  readonly game: (game: Game) => string;
  readonly gameType: (type: GameType) => string;
  readonly provider: (provider: GameProvider) => string;
}
