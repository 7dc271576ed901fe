/** A way of drawing; a brand names the one it uses. Each has a folder of the same name beside this file. */
export type ArtFamily = 'coast';
