import type { StaticCoverUrl } from '@fortuna/ui/components/GameCover/static-covers.ts';
import type { Brand } from '@fortuna/ui/theme/brand.ts';
import { coverPath } from './art-paths.ts';

/** The covers of the games that the brand features lie ready as files. */
export function staticCovers({ artFamily, layout, featuredGames }: Brand): StaticCoverUrl {
  const ready = new Set(featuredGames);
  return ({ id }) => (ready.has(id) ? coverPath(artFamily, layout.tile, id) : null);
}
