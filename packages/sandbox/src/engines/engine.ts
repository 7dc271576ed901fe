import type { RoundFacts } from '@fortuna/domain/fair-play/round-facts.ts';
import type { Centavos } from '@fortuna/domain/money.ts';
import type { CatalogueGame } from '../catalogue/catalogue-game.ts';
import type { MessageLanguage } from '../messages/translate.ts';
import type { Markup } from '../pages/page.ts';
import type { PlayLook } from '../pages/play/play-look.ts';
import type { PlaySession } from '../world/play-sessions.ts';
import type { World } from '../world/world.ts';

/** What a player should know of a game before the first bet. */
export interface EngineRules {
  /** Share of the stakes that comes back in the long run, exact; 1 is all of it. */
  readonly returnToPlayer: number;
  readonly lowestStake: Centavos;
  readonly highestStake: Centavos;
}

/** A call of the game's page. */
export interface PlayCall {
  readonly world: World;
  readonly session: PlaySession;
  /** Of the body, unchecked. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly language: MessageLanguage;
}

/**
 * What a call does, in one transaction; the answer is sent as JSON.
 * @throws FieldProblem, Refusal (sent as 409)
 */
export type PlayAction = (call: PlayCall) => object;

/** What a page that follows a table or a flight is sent. */
export interface StateStream {
  /** How things stand; sent whenever it differs, apart from `now`. */
  readonly read: (call: Pick<PlayCall, 'world' | 'session' | 'language'>) => { readonly now: number };
  /** The next instant at which it will differ by itself, in milliseconds of the sandbox's clock. */
  readonly changesAt: (call: Pick<PlayCall, 'world' | 'session'>) => number;
  /** Before each reading, for a place with seats: the session is here. */
  readonly attend?: (call: Pick<PlayCall, 'world' | 'session'>) => void;
  /** The page is gone, or the session is over. */
  readonly leave?: (call: Pick<PlayCall, 'world' | 'session'>) => void;
}

/** Plays the games of a type: its rules, its page, and what the page may ask for. */
export interface Engine {
  /** By what rules its rounds are drawn and checked. */
  readonly facts: RoundFacts['engine'];
  readonly rulesOf: (game: CatalogueGame) => EngineRules;
  /** Whether the member may open the game now, where not everybody may. @throws Refusal */
  readonly admit?: (world: World, game: CatalogueGame, memberId: number) => void;
  /** The document that the site frames; its stylesheet and script are `/play/assets/<engine>.css` and `.js`. */
  readonly pageOf: (game: CatalogueGame, language: MessageLanguage, look: PlayLook) => Markup;
  readonly style: string;
  readonly script: string;
  /** What a page is told when it opens, besides its token: how things stand. */
  readonly begin: (call: PlayCall) => object;
  /** By their address below `/play/api/<engine>/`, which is POSTed to. */
  readonly actions: Readonly<Record<string, PlayAction>>;
  /** How things stand, for a page that follows them: `/play/api/<engine>/stream`, server-sent events. */
  readonly stream?: StateStream;
  /** What else is to be done when the operator voids a bet, in the same transaction. */
  readonly onVoided?: (world: World, roundId: number) => void;
  /** What the clock brings to its end without anybody asking; there is no timer, requests look after it. */
  readonly clockwork?: {
    readonly isDue: (world: World) => boolean;
    /** In one transaction. */
    readonly settle: (world: World) => void;
  };
}
