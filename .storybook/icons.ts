import { iconSprite } from '../packages/ui/src/icons/sprite.ts';
import { brandAxes } from '../packages/ui/src/theme/brand.ts';

/** Every set in the document, as brands may stand side by side in it. */
for (const set of brandAxes.icons) document.body.insertAdjacentHTML('afterbegin', iconSprite(set));
