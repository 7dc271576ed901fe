import { createSandbox } from '@fortuna/sandbox/app.ts';
import { openDatabase } from '@fortuna/sandbox/node/open-database.ts';
import type { CoverRequest } from '@fortuna/ui/art/cover.ts';
import { tilesOfWholeRows } from '@fortuna/ui/components/GameGrid/GameGrid.tsx';
import type { BrandPack } from '../apps/site/build/brand-packs.ts';

type Listed = Omit<CoverRequest, 'family' | 'isFooted'>;

interface Row {
  readonly id: number;
  readonly game_type: Listed['type'];
  readonly name: string;
}

/** What the home and the lists of a brand show on its own host. */
export interface Shelves {
  /** A page of a list answers at most 60 games. */
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
  return {
    list: (type, count) => read(`listsv2?lang=pt&limit=${count}${type === null ? '' : `&game_type=${type}`}`),
    found: (text) => read(`listsv2?lang=pt&limit=60&name=${text}`),
    popular,
    promoted: promoted.slice(0, tilesOfWholeRows.plain),
  };
}
