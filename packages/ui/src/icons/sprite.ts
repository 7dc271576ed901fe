import type { IconSetName } from '../theme/brand.ts';
import { type IconName, iconNames } from './icon-names.ts';
import { iconSets } from './icon-sets.ts';

/** A group only where one path is not enough: every element counts on a cheap phone. */
function signOf(id: string, paths: readonly string[]): string {
  if (paths.length === 1) return `<path id="${id}" ${paths[0]}/>`;
  return `<g id="${id}">${paths.map((path) => `<path ${path}/>`).join('')}</g>`;
}

/**
 * A set, or some signs of it, as one piece of markup that a page carries: `Icon` refers to its signs. Ids begin with the set's name, so that several sets may stand in one document.
 */
export function iconSprite(set: IconSetName, names: readonly IconName[] = iconNames): string {
  const signs = names.map((name) => signOf(`${set}-${name}`, iconSets[set][name]));
  return `<svg xmlns="http://www.w3.org/2000/svg" data-icons="${set}" width="0" height="0" aria-hidden="true">${signs.join('')}</svg>`;
}
