/**
 * Drawn markup as the address of an `img`. Percent-encodes only what such an address must, which is a third of the
 * length of full encoding; quotes become single, so the address fits a double-quoted attribute.
 */
export function svgDataUri(markup: string): string {
  const safe = markup.replaceAll('%', '%25').replaceAll('"', "'").replaceAll('#', '%23');
  return `data:image/svg+xml,${safe.replaceAll('<', '%3C').replaceAll('>', '%3E')}`;
}
