import styled from 'styled-components';
import { artAddress } from '../../art/art-address.ts';
import type { ArtFamily } from '../../art/family.ts';
import type { Brand } from '../../theme/brand.ts';
import { useBrand } from '../../theme/brand-context.ts';
import { vars } from '../../theme/vars.ts';
import { createArtHook } from '../DrawnArt/art-hook.ts';

const Picture = styled.img`
  position: fixed;
  inset: 0;
  z-index: -1;
  width: 100%;
  height: 100%;
  background: ${vars.color.bg};
  object-fit: cover;
  pointer-events: none;
  /* A frame around the content: text stands on plain ground. */
  mask-image: radial-gradient(
    farthest-side at 50% 52%,
    color-mix(in oklab, ${vars.color.bg} 12%, transparent) 62%,
    ${vars.color.bg}
  );
  /* Dark waters under a light page's words, or pale lines in a dark one: a hint of them is enough. */
  &[data-faint] {
    opacity: 0.3;
  }
`;

/** The grounds that each family's scenery is drawn for. */
const drawnFor: Readonly<Record<ArtFamily, Brand['scheme']>> = {
  coast: 'dark',
  guilloche: 'light',
  halftone: 'dark',
};

const useBackground = createArtHook('background');

/** The brand's scenery, drawn once its chunk has arrived. */
export function DrawnScenery() {
  const art = useBackground();
  const brand = useBrand();
  const { artFamily, scheme } = brand;
  return (
    art && (
      <Picture
        // A press would make it louder than the words that stand before it.
        src={artAddress(art.drawBackground(), { ...brand, artPrint: 'plain' })}
        data-faint={drawnFor[artFamily] === scheme ? undefined : ''}
        alt=""
        width={1600}
        height={1000}
        decoding="async"
      />
    )
  );
}
