import { svgDataUri } from '../../art/data-uri.ts';
import { drawHero } from '../../art/hero.ts';

/** The wide scene of a seed as a `data:` address for an `img`. */
export function heroDataUri(seed: number): string {
  return svgDataUri(drawHero({ seed }));
}
