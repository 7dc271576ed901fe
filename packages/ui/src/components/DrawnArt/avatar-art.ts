import { drawAvatar } from '../../art/avatar.ts';
import { svgDataUri } from '../../art/data-uri.ts';

/** A player's picture as a `data:` address for an `img`. */
export function avatarDataUri(seed: number): string {
  return svgDataUri(drawAvatar(seed));
}
