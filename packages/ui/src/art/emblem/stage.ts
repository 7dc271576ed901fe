import type { SlotMotif } from '../slot-motifs.ts';
import type { figures as gameFigures } from './figures/games.ts';
import type { figures as otherFigures } from './figures/others.ts';
import type { ownFigures } from './figures/own.ts';

export type FigureName =
  | SlotMotif
  | keyof typeof gameFigures
  | keyof typeof otherFigures
  | keyof typeof ownFigures;

/** Inks of one picture: what it stands on, what is behind its figure, the figure, and what the figure has beside itself (a shade, an edge). */
export interface Inks {
  readonly ground: string;
  readonly back: string;
  readonly figure: string;
  readonly plate: string;
}

/** A field with a figure about a point of it, which has room for a circle. */
export interface Stage {
  readonly width: number;
  readonly height: number;
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly inks: Inks;
  /** Begins every id of this picture. */
  readonly prefix: string;
}

/** The figure about a point beside the stage's middle, so large (in the stage's units), turned by degrees, in these inks or the stage's. */
export type PlaceFigure = (
  dx: number,
  dy: number,
  size: number,
  options?: { readonly turn?: number; readonly inks?: Inks },
) => string;

/** How a picture is arranged. */
export type Setting = (stage: Stage, figure: PlaceFigure) => string;

/** A manner in which all emblems of a brand are made. */
export interface Hand {
  readonly name: 'posters' | 'collages' | 'tubes';
  /** Its own drawings of what slots show. */
  readonly slots: Readonly<Record<Exclude<SlotMotif, keyof typeof ownFigures>, string>>;
  readonly inks: readonly [Inks, ...Inks[]];
  /** A prime number of them (`pickWay`). */
  readonly settings: readonly [Setting, ...Setting[]];
  /** So many of them, the first ones, show a figure once and whole. */
  readonly countWhole: number;
  /** Those that bear being wide. */
  readonly scenes: readonly [Setting, ...Setting[]];
  /** What has been drawn about the origin in a field of 512 (`shape`: as an element without paint, ready for attributes). */
  readonly print: (shape: (attributes: string) => string, inks: Inks) => string;
  /** What stands out from any ground, for great pictures: nothing of it reaches where words stand. */
  readonly stands: readonly [Setting, Setting];
  /** Inks of great pictures and of what stands alone: under light words, and under dark ones. */
  readonly night: Inks;
  readonly day: Inks;
  /** What a brand's sign has behind it, which is in colours of its own. */
  readonly behindSign: Readonly<Record<'dark' | 'light', string>>;
}
