/** A colour from its darkest shade to its lightest, as `#rrggbb`. */
export type Shades = readonly [string, string, string, string];

/** Shades of two colours. */
export type Tint = readonly [Shades, Shades];
