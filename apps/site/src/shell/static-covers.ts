import featuredGames from '@fortuna/ui/brands/mare/featured-games.json';
import type { StaticCoverUrl } from '@fortuna/ui/components/GameCover/static-covers.ts';
import { coverPath } from './art-paths.ts';

const ready = new Set(featuredGames.map(({ id }) => id));

/** The covers of the games that the brand features lie ready as files. */
export const staticCoverUrl: StaticCoverUrl = ({ id }) => (ready.has(id) ? coverPath(id) : null);
