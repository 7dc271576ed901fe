/** Kept free below a picture for a name of two lines and its studio, while the game loads too, so that what follows stays where it is. */
export const tileWords = {
  caption: '3.25rem',
  sticker: '2.75rem',
  banner: '2rem',
  bannerBroad: '2.5rem',
  /** Of the large tile of a grid, whose name is larger. */
  bannerLead: '3.75rem',
} as const;

/** From these widths on a tile is one of four and more in a row, and the one that leads them. */
export const bannerWidths = { broad: '132px', leading: '200px' } as const;
