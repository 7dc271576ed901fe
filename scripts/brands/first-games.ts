import { popularGames, recommendedGames } from '../../packages/sandbox/src/catalogue/short-lists.ts';
import { siteOfBrand } from '../../packages/sandbox/src/site/brand-sites.ts';
import type { ArtFamily } from '../../packages/ui/src/art/family.ts';
import { tilesOfWholeRows } from '../../packages/ui/src/components/GameGrid/whole-rows.ts';

/** What the shelves of a brand's home show on a host that nobody has set up, as `featured-games.json` has it (`test/featured-games.test.ts`). */
export function firstGames(id: string, artFamily: ArtFamily) {
  const site = siteOfBrand({ id, artFamily });
  const popular = popularGames(site).slice(0, tilesOfWholeRows.featured);
  const promoted = recommendedGames(site).filter((game) => !popular.includes(game));
  return [...popular, ...promoted.slice(0, tilesOfWholeRows.plain)].map(({ id, type, name }) => ({
    id,
    type,
    name,
  }));
}
