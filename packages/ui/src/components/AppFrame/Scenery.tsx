import { useSyncExternalStore } from 'react';
import { lazyLook } from '../lazy-look.tsx';

/** Specification section 9: a background is for screens wider than 600 px. */
const roomy = '(min-width: 601px)';

const DrawnScenery = lazyLook(async () => (await import('./DrawnScenery.tsx')).DrawnScenery);

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(roomy);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** The brand's scenery behind the page. Phones neither fetch nor paint it, and the prerendered page does without. Decoration. */
export function Scenery() {
  const hasRoom = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(roomy).matches,
    () => false,
  );
  return hasRoom ? <DrawnScenery /> : null;
}
