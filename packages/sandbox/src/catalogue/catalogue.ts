import { type GameTag, type GameType, gameTypes } from '@fortuna/domain/model/game.ts';
import { pick, type RandomInteger, seededRandom } from '../world/random.ts';
import { providerNames } from './provider-names.ts';
import { titleHeads, titleTails } from './title-words.ts';

export interface CatalogueProvider {
  readonly key: string;
  readonly title: string;
  readonly gameCount: number;
  readonly types: readonly GameType[];
}

export interface CatalogueGame {
  readonly id: number;
  readonly code: string;
  readonly providerKey: string;
  readonly provider: string;
  readonly type: GameType;
  readonly name: string;
  readonly englishName: string;
  readonly tags: readonly GameTag[];
  /** Higher stands earlier. */
  readonly weight: number;
  readonly isOpen: boolean;
}

export interface Catalogue {
  readonly games: readonly CatalogueGame[];
  readonly providers: readonly CatalogueProvider[];
  find(code: string): CatalogueGame | undefined;
}

/** Lower case without accents: for codes, and for search. */
export function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
}

function slug(text: string): string {
  return plainText(text).replace(/[^a-z0-9]+/g, '-');
}

/** Hot, new and recommended games; the rest has no tag. */
function tagsFor(random: RandomInteger, weight: number): GameTag[] {
  const tags: GameTag[] = [];
  if (weight >= 880) tags.push('hot');
  if (random(9) === 0) tags.push('new');
  if (random(7) === 0) tags.push('recommend');
  return tags;
}

/** Every pair of head and tail once, in an order in which neighbours share neither. */
function titlesOf(type: GameType): Array<readonly [pt: string, en: string]> {
  const { count, heads } = titleHeads[type];
  return Array.from({ length: count }, (_, position) => {
    const place = position % heads.length;
    const round = Math.floor(position / heads.length);
    const head = heads[place] ?? ['', ''];
    // 11 shares no factor with the number of tails, so a head meets each tail once before any comes again.
    const tail = titleTails[(place * 7 + round * 11) % titleTails.length] ?? ['', ''];
    return [`${head[0]} ${tail[0]}`, `${head[1]} ${tail[1]}`] as const;
  });
}

function makeGames(): CatalogueGame[] {
  const random = seededRandom(20260504);
  const codes = new Set<string>();
  const games: CatalogueGame[] = [];
  for (const type of gameTypes) {
    for (const [name, englishName] of titlesOf(type)) {
      const weight = random(1000);
      const provider = pick(random, providerNames);
      const base = slug(englishName);
      const code = codes.has(base) ? `${base}-${type}` : base;
      codes.add(code);
      games.push({
        id: games.length + 1,
        code,
        providerKey: slug(provider),
        provider,
        type,
        name,
        englishName,
        tags: tagsFor(random, weight),
        weight,
        isOpen: random(40) !== 0,
      });
    }
  }
  return games;
}

function makeCatalogue(): Catalogue {
  const games = makeGames();
  const byCode = new Map(games.map((game) => [game.code, game]));
  const providers = providerNames.map((title) => {
    const own = games.filter((game) => game.provider === title);
    return {
      key: slug(title),
      title,
      gameCount: own.length,
      types: [...new Set(own.map((game) => game.type))],
    };
  });
  return { games, providers, find: (code) => byCode.get(code) };
}

let made: Catalogue | undefined;

/** The same games each time; made on first use. */
export function catalogue(): Catalogue {
  made ??= makeCatalogue();
  return made;
}
