import { makeBaseGames } from '@fortuna/sandbox/catalogue/base-games.ts';
import { readBrandFacts, readFeaturedGames } from '../pack-schema.ts';

/** So many are named, of the others the number. */
const told = 5;

const list = (lines: readonly string[]) =>
  lines.length <= told
    ? lines.join(', ')
    : `${lines.slice(0, told).join(', ')} and ${lines.length - told} more`;

/**
 * Games whose covers nobody would see. Which games there are is known of a demonstration alone, which plays those of the sandbox; an
 * operator's own back end has its own.
 */
export function featuredRemarks(folder: string): readonly string[] {
  const featured = readFeaturedGames(folder);
  if (featured.length === 0)
    return [
      'featured-games.json names no game: no cover lies ready for the first view, and each is drawn on the phone.',
    ];
  if (!readBrandFacts(folder).isDemo) return [];
  const types = new Map(makeBaseGames().map(({ id, type }) => [id, type]));
  const unknown = featured.filter(({ id }) => !types.has(id)).map(({ id }) => String(id));
  const mistaken = featured
    .filter(({ id, type }) => types.has(id) && types.get(id) !== type)
    .map(({ id, type }) => `${id} (${types.get(id)}, not ${type})`);
  return [
    ...(unknown.length > 0
      ? [
          `featured-games.json names games that the sandbox does not have: ${list(unknown)}. Nobody sees their covers there; your own back end may have them.`,
        ]
      : []),
    ...(mistaken.length > 0
      ? [
          `featured-games.json names games by another type than the sandbox: ${list(mistaken)}. Their covers are drawn for that other type.`,
        ]
      : []),
  ];
}
