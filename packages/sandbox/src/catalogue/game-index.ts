import type { GameTag, GameType } from '@fortuna/domain/model/games.ts';
import type { CatalogueGame } from './catalogue-game.ts';
import { plainText } from './plain-text.ts';

export type GameOrder = 'popular' | 'new' | 'name';

export interface GameFilter {
  readonly type?: GameType;
  readonly providerKey?: string;
  readonly tag?: GameTag;
  /** Part of a name or provider, in any case, with or without accents. */
  readonly search?: string;
  readonly order: GameOrder;
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

/** An index for lists: every order is sorted once, types and providers are split once, and names are kept ready for searching. */
export class GameIndex {
  readonly #games: readonly CatalogueGame[];
  readonly #sorted = new Map<string, readonly CatalogueGame[]>();
  readonly #searchTexts = new Map<CatalogueGame, string>();

  constructor(games: readonly CatalogueGame[]) {
    this.#games = games;
  }

  /** Every matching game, in the requested order. */
  find({ type, providerKey, tag, search, order }: GameFilter): readonly CatalogueGame[] {
    const wanted = plainText(search ?? '').trim();
    const base = this.#list(order, type, providerKey);
    if (tag === undefined && wanted === '') return base;
    return base.filter(
      (game) =>
        (tag === undefined || game.tags.includes(tag)) &&
        (wanted === '' || this.#searchText(game).includes(wanted)),
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

  #searchText(game: CatalogueGame): string {
    const known = this.#searchTexts.get(game);
    if (known !== undefined) return known;
    const text = plainText(`${game.name} ${game.englishName} ${game.provider}`);
    this.#searchTexts.set(game, text);
    return text;
  }
}
