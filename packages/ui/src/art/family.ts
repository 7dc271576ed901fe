/** The ways of drawing; a brand names the one it uses. Each has a folder of the same name beside this file. */
export const artFamilies = ['coast', 'guilloche', 'halftone'] as const;
export type ArtFamily = (typeof artFamilies)[number];

/** What the great pictures of a brand show: subjects of its family, or the brand's own sign. */
export const artSubjects = ['family', 'sign'] as const;
export type ArtSubject = (typeof artSubjects)[number];

/**
 * How a brand's drawings are printed: as they are drawn, in few flat inks like a cut in wood or lino, as water colours on paper, or as tubes of light at
 * night.
 */
export const artPrints = ['plain', 'cut', 'wash', 'neon'] as const;
export type ArtPrint = (typeof artPrints)[number];

/** What a pack's layout says of its drawings. */
export interface PackArt {
  readonly artFamily: ArtFamily;
  /** Degrees by which all hues are turned. */
  readonly artTurn: number;
  /** Whether they are in shades of the brand's two colours. */
  readonly artTint: boolean;
  readonly artPrint: ArtPrint;
  readonly artSubject: ArtSubject;
}
