import { gameTypes } from '@fortuna/domain/model/games.ts';
import { createSandbox } from '@fortuna/sandbox/app.ts';
import { catalogue } from '@fortuna/sandbox/catalogue/catalogue.ts';
import type { CatalogueGame } from '@fortuna/sandbox/catalogue/catalogue-game.ts';
import type { GameList } from '@fortuna/sandbox/catalogue/game-list.ts';
import { openDatabase } from '@fortuna/sandbox/node/open-database.ts';
import type { SiteBrand } from '@fortuna/sandbox/site/brand-sites.ts';
import type { CoverRequest } from '@fortuna/ui/art/cover.ts';
import { tilesOfWholeRows } from '@fortuna/ui/components/GameGrid/whole-rows.ts';
import { firstShelves } from '../scripts/brands/first-games.ts';

/** As many as the server gives at once. */
export const pageSize = 60;

type Listed = Omit<CoverRequest, 'family' | 'isFooted'>;

interface Row {
  readonly id: number;
  readonly game_type: Listed['type'];
  readonly name: string;
}

/** What the home and the lists of a brand show on its own host. */
export interface Shelves {
  /** As many games of a list, page by page, as a page of the site asks for them. */
  readonly list: (type: string | null, count: number) => Promise<readonly Listed[]>;
  /** What a search finds, at most 60 games. */
  readonly found: (text: string) => Promise<readonly Listed[]>;
  readonly popular: readonly Listed[];
  /** Without what the first shelf has. */
  readonly promoted: readonly Listed[];
}

export async function shelvesOf({ id, hosts, artFamily }: SiteBrand): Promise<Shelves> {
  // A brand that is being made has no host yet.
  const host = hosts[0] ?? `${id}.example`;
  const { fetch } = createSandbox({
    db: openDatabase('memory:').db,
    publicUrl: 'http://127.0.0.1:8787',
    brands: [{ id, hosts: [host], artFamily }],
  });
  const read = async (path: string): Promise<readonly Listed[]> => {
    const response = await fetch(new Request(`http://${host}/api/games/${path}`));
    const { data } = (await response.json()) as { data: readonly Row[] & { readonly data?: readonly Row[] } };
    return (data.data ?? data).map(({ id, game_type: type, name }) => ({ id, type, name }));
  };
  const popular = (await read('popular?lang=pt&name=')).slice(0, tilesOfWholeRows.featured);
  const promoted = (await read('promotion?lang=pt&name=')).filter(
    ({ id }) => !popular.some((game) => game.id === id),
  );
  const pageOf = (type: string | null, page: number) =>
    read(`listsv2?lang=pt&limit=${pageSize}&page=${page}${type === null ? '' : `&game_type=${type}`}`);
  return {
    list: async (type, count) => {
      const pages = Array.from({ length: Math.ceil(count / pageSize) }, (_, at) => pageOf(type, at + 1));
      return (await Promise.all(pages)).flat().slice(0, count);
    },
    found: (text) => read(`listsv2?lang=pt&limit=${pageSize}&name=${text}`),
    popular,
    promoted: promoted.slice(0, tilesOfWholeRows.plain),
  };
}

/** The same of a list that no brand of today has. */
export function shelvesOfList(list: GameList): Shelves {
  const { index } = catalogue(list);
  const listed = (games: readonly CatalogueGame[]): readonly Listed[] =>
    games.map(({ id, type, name }) => ({ id, type, name }));
  const { popular, promoted } = firstShelves(list);
  return {
    list: async (type, count) =>
      listed(
        index.find({ type: gameTypes.find((known) => known === type), order: 'popular' }).slice(0, count),
      ),
    found: async (text) => listed(index.find({ search: { text, isEnglish: false } }).slice(0, pageSize)),
    popular: listed(popular),
    promoted: listed(promoted),
  };
}
