import type { Centavos } from '../money.ts';
import type { Page } from '../page.ts';

/** The eleven game types (specification section 1), in the order of the rail. */
export const gameTypes = [
  'slots',
  'live',
  'table',
  'sports',
  'lottery',
  'crash',
  'fish',
  'arcade',
  'bingo',
  'card',
  'video',
] as const;
export type GameType = (typeof gameTypes)[number];
/** What the server may call a game: one of the eleven, or a type newer than we are, which is drawn and named as `other`. */
export type AnyGameType = GameType | 'other';

export const gameTags = ['hot', 'new', 'recommend'] as const;
export type GameTag = (typeof gameTags)[number];

/** Devices that some games are made for alone. */
export const gameDevices = ['desktop', 'phone'] as const;
export type GameDevice = (typeof gameDevices)[number];

/** The longest search that the catalogue takes, in letters. */
export const searchMaxLength = 60;

/** The longest key of a provider that records can be narrowed to, in letters. */
export const providerKeyMaxLength = 40;

export interface Game {
  readonly id: number;
  readonly name: string;
  /** Key of the provider (`api_name`). */
  readonly providerKey: string;
  readonly provider: string;
  readonly code: string;
  readonly type: AnyGameType;
  readonly tags: readonly GameTag[];
  /** Picture from the server; null: the cover is drawn from the id. */
  readonly imageUrl: string | null;
  /** False while the provider keeps it closed. */
  readonly isOpen: boolean;
  /** False where no engine plays it here, whether it is open or not. */
  readonly isPlayable: boolean;
}

/** A page of the catalogue. */
export interface GamePage extends Page<Game> {
  /** Where a search has found nothing: names that are written like it, the likest first. */
  readonly suggestions: readonly string[];
}

/** A game with what a player should know before the first bet; null where the server does not say, or nobody plays it. */
export interface GameDetails extends Game {
  /** Share of all stakes that comes back in the long run, in basis points. */
  readonly returnToPlayer: number | null;
  /** Stakes of one round. */
  readonly stakes: { readonly lowest: Centavos; readonly highest: Centavos } | null;
}

/** How the site looks, for a game that can follow it. */
export interface GameLook {
  /** Of the brand, as the operator's packs name it. */
  readonly brand: string;
  /** Family of drawings. */
  readonly art: string;
  /** Of the cover that the player has seen: `#rrggbb`, the darkest first; null where it could not be told. */
  readonly palette: readonly string[] | null;
}

export interface GameProvider {
  readonly key: string;
  readonly name: string;
  readonly gameCount: number;
}

/** A one-time address of a running game. */
export interface GameLaunch {
  readonly url: string;
}
