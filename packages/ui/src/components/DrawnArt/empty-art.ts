import { svgDataUri } from '../../art/data-uri.ts';
import { drawEmpty, type EmptyKind } from '../../art/empty.ts';

/** The picture of an empty state as a `data:` address for an `img`. */
export function emptyDataUri(kind: EmptyKind): string {
  return svgDataUri(drawEmpty(kind));
}
