/** How wide a rail's tiles are: in percent of it on phones, in pixels from there up; room is kept for them before they are there. */
export const railTile = { percent: 29, pixels: 168 } as const;
