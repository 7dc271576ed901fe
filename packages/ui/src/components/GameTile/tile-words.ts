/** Kept free below a picture for a name of two lines and its studio, while the game loads too, so that what follows stays where it is. */
export const tileWords = {
  caption: '3.25rem',
  sticker: '2.75rem',
  banner: '2.5rem',
  arch: '3.75rem',
} as const;

/** Corners of an arched window that stands on its sill. */
export const archCorners = '50% 50% 0 0 / 40% 40% 0 0';
