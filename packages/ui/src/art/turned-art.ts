/**
 * A drawing with its hues turned by so many degrees, light and dark kept: how a brand has one of the families in its own colours. The
 * filter counts in the picture's own units, so that what is drawn beyond its edge costs nothing.
 */
export function turnedArt(svg: string, degrees: number | undefined): string {
  if (!degrees) return svg;
  const filter = `<filter id="turned" filterUnits="userSpaceOnUse" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feColorMatrix type="hueRotate" values="${degrees}"/></filter>`;
  return svg.replace(/^(<svg[^>]*>)(.*)<\/svg>\s*$/s, `$1${filter}<g filter="url(#turned)">$2</g></svg>`);
}
