/** Path data of a disc. */
export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** Path data of a rectangle. */
export const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}Z`;

/** Path data of a square on its corner; `r` is half a diagonal. */
export const lozenge = (x: number, y: number, r: number): string =>
  `M${x} ${y - r}l${r} ${r}l${-r} ${r}l${-r} ${-r}Z`;
