/** Kept free below a picture for a name of two lines and its studio, while the game loads too, so that what follows stays where it is. */
export const tileWords = { caption: '3.25rem', sticker: '2.75rem', banner: '2.5rem' } as const;
