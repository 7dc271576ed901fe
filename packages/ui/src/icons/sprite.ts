import type { IconSetName } from '../theme/brand.ts';
import { iconSets } from './icon-sets.ts';

/**
 * A set as one piece of markup that a page carries: `Icon` refers to its paths. One element a sign, since every element counts on a
 * cheap phone. Ids begin with the set's name, so that several sets may stand in one document.
 */
export function iconSprite(set: IconSetName): string {
  const paths = Object.entries(iconSets[set]).map(
    ([name, attributes]) => `<path id="${set}-${name}" ${attributes}/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" id="icons-${set}" width="0" height="0" aria-hidden="true"><defs>${paths.join('')}</defs></svg>`;
}
