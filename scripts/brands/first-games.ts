import type { GameList } from '../../packages/sandbox/src/catalogue/game-list.ts';
import { popularGames, recommendedGames } from '../../packages/sandbox/src/catalogue/short-lists.ts';
import { siteOfBrand } from '../../packages/sandbox/src/site/brand-sites.ts';
import type { ArtFamily } from '../../packages/ui/src/art/family.ts';
import { tilesOfWholeRows } from '../../packages/ui/src/components/GameGrid/whole-rows.ts';

/** What the first two shelves of a home show of a list; the second is without what the first has. */
export function firstShelves(list: GameList) {
  const popular = popularGames(list).slice(0, tilesOfWholeRows.featured);
  const promoted = recommendedGames(list).filter((game) => !popular.includes(game));
  return { popular, promoted: promoted.slice(0, tilesOfWholeRows.plain) };
}

interface Featured {
  readonly id: number;
  readonly type: string;
  readonly name: string;
}

/** The text of `featured-games.json`: a line for each game. */
export function featuredGamesText(games: readonly Featured[]): string {
  const lines = games.map(
    ({ id, type, name }) => `  { "id": ${id}, "type": "${type}", "name": ${JSON.stringify(name)} }`,
  );
  return `[\n${lines.join(',\n')}\n]\n`;
}

/** The same of a brand on a host that nobody has set up (`test/featured-games.test.ts`). */
export function firstGamesText(id: string, artFamily: ArtFamily): string {
  const { popular, promoted } = firstShelves(siteOfBrand({ id, artFamily }));
  return featuredGamesText([...popular, ...promoted]);
}
