/**
 * What the picture of a slot game may show. Each family of art draws every one of them, in this order, so that a title's noun finds its
 * picture in any brand.
 */
export const slotMotifs = [
  'sun',
  'moon',
  'star',
  'fish',
  'mermaid',
  'turtle',
  'jaguar',
  'toucan',
  'owl',
  'horse',
  'butterfly',
  'snake',
  'whale',
  'dragon',
  'tree',
  'flower',
  'fruit',
  'flame',
  'volcano',
  'ship',
  'chest',
  'crown',
  'gem',
  'coin',
  'bell',
  'seven',
  'mask',
  'drum',
] as const;
export type SlotMotif = (typeof slotMotifs)[number];
