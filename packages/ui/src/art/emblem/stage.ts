import type { ActivityPage } from '../activity-art.ts';
import type { EmblemHand } from '../family.ts';
import type { figures as collages } from './figures/collages.ts';
import type { ownFigures } from './figures/own.ts';
import type { figures as posters } from './figures/posters.ts';
import type { figures as sharedFigures } from './figures/shared.ts';
import type { figures as tubes } from './figures/tubes.ts';

/** What each hand has a drawing of its own for, the library's or ours. */
type HandFigure =
  | keyof typeof collages
  | keyof typeof posters
  | keyof typeof tubes
  | 'seven'
  | 'chip'
  | 'wheel'
  | 'percent';
export type FigureName = HandFigure | keyof typeof sharedFigures | keyof typeof ownFigures;

/** Inks of one picture: what it stands on, what is behind its figure, the figure, and what the figure has beside itself (a shade, an edge). */
export interface Inks {
  readonly ground: string;
  readonly back: string;
  readonly figure: string;
  readonly plate: string;
  /** What the figure has beside itself where that is not its plate: gold on a pale edge would have no lines. */
  readonly edge?: string;
  /** Of things beside the figure that take turns with those in its own. */
  readonly other?: { readonly figure: string; readonly plate: string };
  /** Of small lights, where a picture has any. */
  readonly lamp?: string;
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
  /** As far as a scene may go to the left and right, where other things or words stand there; else it goes to the edges. */
  readonly sides?: readonly [left: number, right: number];
}

/** The figure about a point beside the stage's middle, so large (in the stage's units), turned by degrees, in these inks or the stage's. */
export type PlaceFigure = (
  dx: number,
  dy: number,
  size: number,
  options?: { readonly turn?: number; readonly inks?: Inks },
) => string;

/** What an offer is about, and what lies beside it. */
export type Trio = readonly [main: FigureName, left: FigureName, right: FigureName];

/** A medal's body: what it is cast in, and so much of it for each rank. */
export type Seal = (x: number, y: number, r: number, rank: number, rim: string, ground: string) => string;

/** How a picture is arranged. */
export type Setting = (stage: Stage, figure: PlaceFigure) => string;

/** What an offer is about: its number among them, and its three things. */
interface Offered {
  readonly at: number;
  readonly main: PlaceFigure;
  readonly left: PlaceFigure;
  readonly right: PlaceFigure;
}

/**
 * How an offer is shown, on its ground. Places cut pictures to strips, squares and discs: what must not be cut stays within 112 units of the middle,
 * and 76 above and below it.
 */
export type OfferScene = (stage: Stage, offered: Offered) => string;

/** What a whole field is covered with. */
export type Ground = (stage: Stage) => string;

/** Room for what lies about a great subject: half the width and height that it may take, and the subject's radius. */
export interface Room {
  readonly reachX: number;
  readonly reachY: number;
  readonly r: number;
}

/** A thing of luck about the subject, by its number: where, how large, turned by degrees. */
export type PlaceLuck = (at: number, dx: number, dy: number, size: number, turn?: number) => string;

/** How a great picture is composed. */
export interface Great {
  /** Stands out from any ground; nothing of it reaches where words stand. */
  readonly setting: Setting;
  /** What a picture stands in that has no words upon it: all of its field. */
  readonly alone: Setting;
  /** The subject's radius, as a share of the shorter side of its room. */
  readonly share: number;
  /** How far the subject stands above the middle of its room, as a share of its height. */
  readonly lift: number;
  readonly around: (room: Room, luck: PlaceLuck) => string;
}

/** A manner in which all emblems of a brand are made. */
export interface Hand {
  readonly name: EmblemHand;
  /** Its own drawings. */
  readonly figures: Readonly<Record<HandFigure, string>>;
  /** Parts that are laid on a figure in inks of their own. */
  readonly insets?: Partial<Readonly<Record<FigureName, string>>>;
  readonly inks: readonly [Inks, ...Inks[]];
  /** What the covers have behind their setting, tone on tone; their number has nothing in common with that of the settings. */
  readonly grounds: readonly [Ground, ...Ground[]];
  /** A prime number of them (`pickWay`). */
  readonly settings: readonly [Setting, ...Setting[]];
  /** So many of them, the first ones, show a figure once and whole. */
  readonly countWhole: number;
  /** Those that bear being wide. */
  readonly scenes: readonly [Setting, ...Setting[]];
  /** What has been drawn about the origin in a field of 512 (`shape`: as an element without paint, ready for attributes). */
  readonly print: (shape: (attributes: string) => string, inks: Inks) => string;
  /** Lists of figures that all hands take in turn begin this much later: the same game has another picture in each. */
  readonly turn: number;
  readonly offer: OfferScene;
  /** Offers that this hand shows with other things than the others. */
  readonly offers: Partial<Readonly<Record<ActivityPage, Trio>>>;
  /** Figures of the ranks from 0 to 10, and what they stand on. */
  readonly ranks: readonly FigureName[];
  readonly seal: Seal;
  /**
   * Where a rank's figure stands on it, below its middle, and how large, in units of a field of 120; `isBare`: what it has beside itself would fill
   * its gaps at that size.
   */
  readonly rankFigure: { readonly dy: number; readonly size: number; readonly isBare: boolean };
  /** Great pictures: that of the home, and that of other pages. */
  readonly greats: readonly [Great, Great];
  /** What a symbol of a reel lies on, in a field of 64: its ground, and its edge. */
  readonly token: (ground: string, edge: string) => string;
  /** How large the figure on it is, in the same field, and in which inks. Default: those of covers. */
  readonly tokenFigure: number;
  readonly tokenInks?: (inks: Inks) => Inks;
  /** Inks of great pictures and of what stands alone: under light words, and under dark ones. */
  readonly night: Inks;
  readonly day: Inks;
  /** What a brand's sign has behind it, which is in colours of its own. */
  readonly behindSign: Readonly<Record<'dark' | 'light', string>>;
  /** Of a line of light that runs about a brand's sign. */
  readonly contour?: string;
}
