/** The ways of drawing; a brand names the one it uses. Each has a folder of the same name beside this file. */
export const artFamilies = ['coast', 'guilloche', 'halftone'] as const;
export type ArtFamily = (typeof artFamilies)[number];
