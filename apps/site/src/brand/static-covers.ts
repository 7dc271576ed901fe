import type { StaticCoverUrl } from '@fortuna/ui/components/GameCover/static-covers.ts';
import type { Brand } from '@fortuna/ui/theme/brand.ts';
import { coverPath } from './art-paths.ts';

/** The covers of the games that the brand features (some dozens) lie ready as files. */
export function staticCovers(brand: Brand): StaticCoverUrl {
  const { artFamily, artFolder = artFamily, layout, featuredGames } = brand;
  return ({ id }) => (featuredGames.includes(id) ? coverPath(artFolder, layout.tile, id) : null);
}
