import type { Locator } from '@playwright/test';
import type { Player } from '../../player.ts';
import type { CellMember } from '../members.ts';

/** What makes a page call an operation, and what the player sees when it has gone well. */
export interface Scene {
  readonly address: string;
  /** Who is logged in; null: a guest. */
  readonly member: CellMember | null;
  /** Put into the session storage of the tab before the page opens. */
  readonly stored?: Readonly<Record<string, string>>;
  /** Keys of the local storage, which all cells share, under which this page finds nothing. */
  readonly forgotten?: readonly string[];
  /** On the open page, what has to be done before anything of the operation is seen. */
  readonly reach?: (player: Player) => Promise<void>;
  /** Announcements of the house may come over the page. */
  readonly isToldNews?: true;
  /** What is read is shown only where it came: nobody has asked for it, and nothing is told where it did not. */
  readonly isLeftOut?: true;
  /** What is said of whatever has failed in place of the server's words: it is beside the point of the page. */
  readonly saysOfFailure?: (player: Player) => string;
  /** What is said where the server has a code that is newer than the site, and nothing can be shown of it. */
  readonly saysOfNews?: (player: Player) => string;
  /** What is said where the answer took long: the page measures it. */
  readonly saysOfDelay?: (player: Player) => string;
  /** What is said of a conflict (409) in place of the server's words. */
  readonly conflict?: (player: Player) => string;
  /** Texts that say that an outcome is being looked for. */
  readonly looking?: (player: Player) => readonly string[];
  /** Where it has not been found: what the player presses to go on. */
  readonly goOn?: (player: Player) => Locator;
  readonly write?: WriteScene;
}

export interface WriteScene {
  /** Fills in what has to be filled in as the page stands, and presses, once. */
  readonly send: (player: Player) => Promise<void>;
  readonly isDone: (player: Player) => Promise<boolean>;
  /** The way on that is offered where the second try hears that it has been done, and how it is gone. */
  readonly wayOn?: (player: Player) => Locator;
  readonly goOn?: (player: Player) => Promise<void>;
  /** The player is told that it is done whatever the server says. */
  readonly isDoneAnyway?: true;
}

export type MakeScene = (page: string) => Promise<Scene> | Scene;

/** How operations are called: under their name from every page, under a page's address and their name from that page. */
export type Scenes = Readonly<Record<string, MakeScene>>;

export const isSeen = (locator: Locator) => locator.first().isVisible();

export const at = (page: string, search: string) => `${page}?${search}`;

/** Has something of everything, and nobody writes in the name of it. */
export const reader: CellMember = { name: 'rica', id: 0 };

/** What comes with the end of the page, as one reads on, is left out where it does not come. */
export const readOn =
  (member: CellMember | null): MakeScene =>
  (page) => ({ address: page, member, isLeftOut: true });
