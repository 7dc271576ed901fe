import { type GameTag, type GameType, gameTypes } from '@fortuna/domain/model/games.ts';
import { pick, type RandomInteger, seededRandom } from '../world/random.ts';
import type { CatalogueGame } from './catalogue-game.ts';
import { furtherCounts, titleEditions } from './further-titles.ts';
import { slug } from './plain-text.ts';
import { providerNames, youngProviderNames } from './provider-names.ts';
import { titleHeads, titleTails, type Word } from './title-words.ts';

type Draft = Pick<CatalogueGame, 'provider' | 'type' | 'name' | 'englishName' | 'tags' | 'weight' | 'isOpen'>;

/** Hot, new and recommended games; the others have no tag. */
function tagsFor(random: RandomInteger, isHot: boolean): GameTag[] {
  const tags: GameTag[] = [];
  if (isHot) tags.push('hot');
  if (random(9) === 0) tags.push('new');
  if (random(7) === 0) tags.push('recommend');
  return tags;
}

/** The title at a position: no pair of head and tail repeats before each head has met each tail. */
function titleAt(type: GameType, position: number): Word {
  const { heads } = titleHeads[type];
  const place = position % heads.length;
  const round = Math.floor(position / heads.length);
  const head = heads[place] ?? ['', ''];
  // 11 shares no factor with the number of tails, so a head meets each tail once before any repeats.
  const tail = titleTails[(place * 7 + round * 11) % titleTails.length] ?? ['', ''];
  return [`${head[0]} ${tail[0]}`, `${head[1]} ${tail[1]}`];
}

/** The games that stand on the first shelves. Their order, weights and ids are fixed, because their covers are drawn in advance. */
function firstGames(): Draft[] {
  const random = seededRandom(20260504);
  return gameTypes.flatMap((type) =>
    Array.from({ length: titleHeads[type].count }, (_, position): Draft => {
      const [name, englishName] = titleAt(type, position);
      const weight = random(1000);
      const provider = pick(random, providerNames);
      const tags = tagsFor(random, weight >= 880);
      return { type, name, englishName, weight, provider, tags, isOpen: random(40) !== 0 };
    }),
  );
}

/** Weights of further games end here, below every game of the first shelves. */
const furtherWeights = 100;

/** The long tail of the catalogue: editions of the titles, below all that stands on a first shelf. */
function furtherGames(): Draft[] {
  const random = seededRandom(20260505);
  const studios = [...providerNames, ...youngProviderNames];
  return gameTypes.flatMap((type) => {
    const titles = titleHeads[type].heads.length * titleTails.length;
    return Array.from({ length: furtherCounts[type] }, (_, position): Draft => {
      const [name, englishName] = titleAt(type, position);
      const [edition, englishEdition] = titleEditions[Math.floor(position / titles)] ?? ['', ''];
      const weight = random(furtherWeights);
      return {
        type,
        name: `${name} ${edition}`,
        englishName: `${englishName} ${englishEdition}`,
        weight,
        provider: pick(random, studios),
        tags: tagsFor(random, random(30) === 0),
        isOpen: random(40) !== 0,
      };
    });
  });
}

/** The whole catalogue, the same each time: ids from 1, codes unique. */
export function makeGames(): CatalogueGame[] {
  const codes = new Set<string>();
  return [...firstGames(), ...furtherGames()].map((draft, index) => {
    const base = slug(draft.englishName);
    const code = codes.has(base) ? `${base}-${draft.type}` : base;
    codes.add(code);
    return { ...draft, id: index + 1, code, providerKey: slug(draft.provider) };
  });
}
