import { type IconName, iconNames } from '@fortuna/ui/icons/icon-names.ts';
import { iconSprite } from '@fortuna/ui/icons/sprite.ts';
import type { IconSetName } from '@fortuna/ui/theme/brand.ts';

/** What may come up on a guest's home that nobody has touched: something fails or is announced. */
const unasked: readonly IconName[] = ['bell', 'close', 'reload', 'warning'];

/**
 * The signs of a drawn page: those that it shows or may show by itself stand in it, all others beside its tree, until the player's
 * first sign of life (`src/frame/more-icons.ts`): a page's elements are counted.
 */
export function homeIcons(set: IconSetName, html: string): string {
  const isFirst = (name: IconName) => unasked.includes(name) || html.includes(`"#${set}-${name}"`);
  const first = iconSprite(set, iconNames.filter(isFirst));
  const more = iconSprite(
    set,
    iconNames.filter((name) => !isFirst(name)),
  );
  return `${first}<template id="more-icons">${more}</template>`;
}
