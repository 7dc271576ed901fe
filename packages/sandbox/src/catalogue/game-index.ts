import type { GameDevice, GameTag, GameType } from '@fortuna/domain/model/games.ts';
import type { CatalogueGame } from './catalogue-game.ts';
import { GameSearch, type Search } from './game-search.ts';

export type GameOrder = 'popular' | 'new' | 'name';

export interface GameFilter {
  readonly type?: GameType;
  readonly providerKey?: string;
  readonly tag?: GameTag;
  /** Made for it, or for any. */
  readonly device?: GameDevice;
  readonly isPlayable?: boolean;
  readonly search?: Search;
  /** Left out: the best match of a search first, else the most popular. */
  readonly order?: GameOrder;
}

type Compare = (a: CatalogueGame, b: CatalogueGame) => number;

const collator = new Intl.Collator('pt-BR');
const byName: Compare = (a, b) => collator.compare(a.name, b.name);

function isNew(game: CatalogueGame): number {
  return Number(game.tags.includes('new'));
}

/** Games that compare as equal stay in the order of popularity. */
const compares: Readonly<Record<GameOrder, Compare>> = {
  popular: (a, b) => b.weight - a.weight,
  new: (a, b) => isNew(b) - isNew(a),
  name: byName,
};

/** An index for lists: every order is sorted once, types and providers are split once, and words of names are kept ready for searching. */
export class GameIndex {
  readonly #games: readonly CatalogueGame[];
  readonly #isPlayable: (game: CatalogueGame) => boolean;
  readonly #sorted = new Map<string, readonly CatalogueGame[]>();
  #search: GameSearch | undefined;

  /** @param games from the most to the least popular */
  constructor(games: readonly CatalogueGame[], isPlayable: (game: CatalogueGame) => boolean) {
    this.#games = games;
    this.#isPlayable = isPlayable;
  }

  /** Every matching game, in the requested order. */
  find({ type, providerKey, search, order, ...rest }: GameFilter): readonly CatalogueGame[] {
    const base = this.#list(order ?? 'popular', type, providerKey).filter((game) => this.#has(game, rest));
    if (search === undefined) return base;
    const ranks = this.#searched.find(search);
    if (order !== undefined) return base.filter((game) => ranks.has(game));
    const byRank = Map.groupBy(base, (game) => ranks.get(game) ?? Number.NaN);
    return [...byRank.keys()]
      .filter((rank) => !Number.isNaN(rank))
      .sort()
      .flatMap((rank) => byRank.get(rank) ?? []);
  }

  /** Games with names like what has been searched for in vain. */
  suggest(search: Search, most: number): readonly CatalogueGame[] {
    return this.#searched.suggest(search, most);
  }

  get #searched(): GameSearch {
    this.#search ??= new GameSearch(this.#games);
    return this.#search;
  }

  #has(
    game: CatalogueGame,
    { tag, device, isPlayable }: Pick<GameFilter, 'tag' | 'device' | 'isPlayable'>,
  ): boolean {
    return (
      (tag === undefined || game.tags.includes(tag)) &&
      (device === undefined || game.device === null || game.device === device) &&
      (isPlayable === undefined || this.#isPlayable(game) === isPlayable)
    );
  }

  #list(order: GameOrder, type?: GameType, providerKey?: string): readonly CatalogueGame[] {
    const key = `${order}/${type ?? ''}/${providerKey ?? ''}`;
    const known = this.#sorted.get(key);
    if (known) return known;
    const list = this.#make(order, type, providerKey);
    // An unknown provider can be any text: its empty result is not worth caching.
    if (list.length > 0) this.#sorted.set(key, list);
    return list;
  }

  #make(order: GameOrder, type?: GameType, providerKey?: string): readonly CatalogueGame[] {
    if (providerKey !== undefined) {
      return this.#list(order, type).filter((game) => game.providerKey === providerKey);
    }
    if (type !== undefined) return this.#list(order).filter((game) => game.type === type);
    return this.#games.toSorted(compares[order]);
  }
}
