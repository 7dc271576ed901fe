import { type CoverOf, coverAddress } from '../../art/cover-art.ts';
import { useBrand } from '../../theme/brand-context.ts';
import { createArtHook } from '../DrawnArt/art-hook.ts';
import { CoverPicture } from './CoverPicture.tsx';

const useCovers = createArtHook('covers');

/** A cover drawn from the game's number and name in the brand's manner. */
export function DrawnCover(request: CoverOf) {
  const brand = useBrand();
  const art = useCovers();
  return (
    art && (
      <CoverPicture src={coverAddress(art.covers, request, brand)} alt="" loading="lazy" decoding="async" />
    )
  );
}
