import type { ArtFamily, ArtPrint } from '../../packages/ui/src/art/family.ts';
import { best } from './own-choice.ts';

/** Paper is light and tubes of light are seen at night. */
const prints = { light: ['cut', 'wash'], dark: ['cut', 'neon'] } as const;

interface Drawings {
  readonly artFamily: ArtFamily;
  readonly artPrint: ArtPrint;
}

/** How a new brand's drawings are printed: as fewest brands have those of the same hand, then as fewest have theirs. */
export function ownPrint(
  brandId: string,
  scheme: keyof typeof prints,
  artFamily: ArtFamily,
  neighbours: readonly Drawings[],
): ArtPrint {
  return best<ArtPrint>(brandId, prints[scheme], (one) => {
    const alike = neighbours.filter(({ artPrint }) => artPrint === one);
    return [alike.filter((other) => other.artFamily === artFamily).length, alike.length];
  });
}
