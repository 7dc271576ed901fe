/** A colour from its darkest shade to its lightest, as `#rrggbb`. */
export type Shades = readonly [string, string, string, string];

/** How a brand has the drawings of a family in its own colours; what is left out changes nothing. */
export interface ArtHues {
  /** Degrees by which all hues are turned; light and dark stay. */
  readonly artTurn?: number;
  /** Shades of two colours that drawings are printed in instead, with some of their own colours left: light and dark stay. */
  readonly artTint?: readonly [Shades, Shades];
}

/** How much of a drawing's own colours its tint leaves. */
const own = 0.3;

/** Which of the two colours a drawing has in its shadows and which in its lights. */
const ways = [
  [0, 1],
  [1, 0],
  [0, 0],
  [1, 1],
] as const;

/** One channel (0 red, 1 green, 2 blue) of shades, as a filter wants it. */
const channel = (shades: readonly string[], which: number): string =>
  shades
    .map((shade) => (Number.parseInt(shade.slice(1 + 2 * which, 3 + 2 * which), 16) / 255).toFixed(2))
    .join(' ');

/** A drawing in a brand's hues; by its place those of a list take turns in how they have the two of a tint, so that neighbours differ. */
export function inHues(svg: string, { artTurn, artTint }: ArtHues, place = 1): string {
  if (artTint === undefined)
    return artTurn ? svg.replace('<svg', `$& style="filter:hue-rotate(${artTurn}deg)"`) : svg;
  const [shadows, lights] = ways[place % ways.length] ?? ways[0];
  const shades = [...artTint[shadows].slice(0, 2), ...artTint[lights].slice(2)];
  const tables = ['R', 'G', 'B'].map(
    (name, at) => `<feFunc${name} type="table" tableValues="${channel(shades, at)}"/>`,
  );
  const filter = `<filter id="tint" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feColorMatrix type="saturate" values="0"/><feComponentTransfer>${tables.join('')}</feComponentTransfer><feComposite in2="SourceGraphic" operator="arithmetic" k2="${1 - own}" k3="${own}"/></filter>`;
  return svg.replace(/<svg[^>]*>/, `$&${filter}<g filter="url(#tint)">`).replace(/<\/svg>$/, '</g></svg>');
}
