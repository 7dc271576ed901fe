/** A colour from its darkest shade to its lightest, as `#rrggbb`. */
export type Shades = readonly [string, string, string, string];

/** Shades of two colours, and of one that goes with both. */
export type Tint = readonly [Shades, Shades, Shades];
