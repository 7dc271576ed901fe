/** A drawing with its hues turned by so many degrees, light and dark kept: how a brand has one of the families in its own colours. */
export function turnedArt(svg: string, degrees: number | undefined): string {
  return degrees ? svg.replace('<svg', `$& style="filter:hue-rotate(${degrees}deg)"`) : svg;
}
