import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { svgDataUri } from '../../art/data-uri.ts';
import { vars } from '../../theme/vars.ts';
import { createArtHook } from '../DrawnArt/art-hook.ts';

/** Seed section 9: a background is for screens wider than 600 px. */
const roomy = '(min-width: 601px)';

const Picture = styled.img`
  position: fixed;
  inset: 0;
  z-index: -1;
  width: 100%;
  height: 100%;
  background: ${vars.color.bg};
  object-fit: cover;
  pointer-events: none;
`;

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

const useBackground = createArtHook('background');

function DrawnScenery() {
  const art = useBackground();
  return (
    art && (
      <Picture src={svgDataUri(art.drawBackground())} alt="" width={1600} height={1000} decoding="async" />
    )
  );
}
