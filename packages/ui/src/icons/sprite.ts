import type { IconSetName } from '../theme/brand.ts';
import { iconSets } from './icon-sets.ts';

/**
 * A set as one piece of markup that a page carries: `Icon` refers to its symbols. Ids begin with the set's name, so that several
 * sets may stand in one document.
 */
export function iconSprite(set: IconSetName): string {
  const { grid, icons } = iconSets[set];
  const symbols = Object.entries(icons).map(
    ([name, content]) => `<symbol id="${set}-${name}" viewBox="0 0 ${grid} ${grid}">${content}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" id="icons-${set}" width="0" height="0" aria-hidden="true">${symbols.join('')}</svg>`;
}
