import { lazyLook } from '../lazy-look.tsx';
import { useMedia } from '../use-media.ts';

/** Specification section 9: a background is for screens wider than 600 px. */
const roomy = '(min-width: 601px)';

const DrawnScenery = lazyLook(async () => (await import('./DrawnScenery.tsx')).DrawnScenery);

/** The brand's scenery behind the page. Phones neither fetch nor paint it, and the prerendered page does without. Decoration. */
export function Scenery() {
  return useMedia(roomy) ? <DrawnScenery /> : null;
}
