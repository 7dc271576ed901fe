import { createSandbox } from '@fortuna/sandbox/app.ts';
import { openDatabase } from '@fortuna/sandbox/node/open-database.ts';
import type { CoverRequest } from '@fortuna/ui/art/cover.ts';
import { tilesOfWholeRows } from '@fortuna/ui/components/GameGrid/GameGrid.tsx';
import type { BrandPack } from '../apps/site/build/brand-packs.ts';

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

export async function shelvesOf({ hosts }: Pick<BrandPack, 'hosts'>): Promise<Shelves> {
  const { fetch } = createSandbox({ db: openDatabase('memory:').db, publicUrl: 'http://127.0.0.1:8787' });
  const read = async (path: string): Promise<readonly Listed[]> => {
    const response = await fetch(new Request(`http://${hosts[0] ?? 'localhost'}/api/games/${path}`));
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
