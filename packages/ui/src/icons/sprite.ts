import type { IconSetName } from '../theme/brand.ts';
import { type IconName, iconNames } from './icon-names.ts';
import { iconSets } from './icon-sets.ts';

/**
 * A set, or some signs of it, as one piece of markup that a page carries: `Icon` refers to its paths. One element a sign, since every
 * element counts on a cheap phone. Ids begin with the set's name, so that several sets may stand in one document.
 */
export function iconSprite(set: IconSetName, names: readonly IconName[] = iconNames): string {
  const paths = names.map((name) => `<path id="${set}-${name}" ${iconSets[set][name]}/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" data-icons="${set}" width="0" height="0" aria-hidden="true">${paths.join('')}</svg>`;
}
