/** The ways of drawing; a brand names the one it uses. Each has a folder of the same name beside this file. */
export const artFamilies = ['coast', 'guilloche', 'halftone'] as const;
export type ArtFamily = (typeof artFamilies)[number];

/** Manners in which pictures are made of emblems, which no family has: flat inks of a poster, laid paper, tubes of light. */
export const emblemHands = ['posters', 'collages', 'tubes'] as const;
export type EmblemHand = (typeof emblemHands)[number];

/** Whose hand covers, offers, faces, prizes, badges and scenes are of; wheels, tables and what flies are the family's in any case. */
export const artHands = [...artFamilies, ...emblemHands] as const;
export type ArtHand = (typeof artHands)[number];

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
  /** The family's own where it is left out. */
  readonly artHand?: EmblemHand | undefined;
  /** Degrees by which all hues are turned. */
  readonly artTurn: number;
  /** Whether they are in shades of the brand's two colours. */
  readonly artTint: boolean;
  readonly artPrint: ArtPrint;
  readonly artSubject: ArtSubject;
}

/** What tells the hand of a brand. */
export type HandChoice = Pick<PackArt, 'artFamily' | 'artHand'>;

/** Its own where it has one, else its family's. */
export const handOf = ({ artFamily, artHand }: HandChoice): ArtHand => artHand ?? artFamily;
