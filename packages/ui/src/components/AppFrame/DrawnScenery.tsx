import styled from 'styled-components';
import { artAddress } from '../../art/art-address.ts';
import { svgDataUri } from '../../art/data-uri.ts';
import { type ArtFamily, handOf } from '../../art/family.ts';
import { drawHandBackground } from '../../art/hand-background.ts';
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

const sheet = { alt: '', width: 1600, height: 1000, decoding: 'async' } as const;

/** What its family draws, once that chunk has arrived. */
function FamilyScenery() {
  const art = useBackground();
  const brand = useBrand();
  const { artFamily, scheme } = brand;
  return (
    art && (
      <Picture
        {...sheet}
        // A press would make it louder than the words that stand before it.
        src={artAddress(art.drawBackground(), { ...brand, artPrint: 'plain' })}
        data-faint={drawnFor[artFamily] === scheme ? undefined : ''}
      />
    )
  );
}

/** The brand's scenery: its hand's or its own sign where its drawings are in its own colours, else its family's. */
export function DrawnScenery() {
  const brand = useBrand();
  const { artTint, mark, scheme } = brand;
  if (!artTint) return <FamilyScenery />;
  const shade = scheme === 'dark' ? 1 : 2;
  const [accent, second] = artTint;
  return (
    <Picture
      {...sheet}
      src={svgDataUri(
        drawHandBackground({
          mark,
          hand: handOf(brand),
          scheme,
          accent: accent[shade],
          second: second[shade],
        }),
      )}
    />
  );
}
