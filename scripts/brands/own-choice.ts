import { createHash } from 'node:crypto';

const digestOf = (brandId: string, question: string): Buffer =>
  createHash('sha1').update(`${brandId} ${question}`).digest();

/** One of some things, always the same for a brand, and another one for another question. */
export function choiceOf<Thing>(brandId: string, question: string, things: readonly Thing[]): Thing {
  const [byte = 0] = digestOf(brandId, question);
  return things[byte % things.length] as Thing;
}

/** Sorted by the first rank in which two things differ, the lowest first; what is alike in all stands in an order of the brand's own. */
export function bestFirst<Thing>(
  brandId: string,
  things: readonly Thing[],
  ranksOf: (thing: Thing) => readonly number[],
): readonly Thing[] {
  return things
    .map((thing, place) => ({
      thing,
      ranks: [...ranksOf(thing), digestOf(brandId, String(place)).readUInt32BE()],
    }))
    .sort((a, b) => {
      const differing = a.ranks.findIndex((rank, place) => rank !== b.ranks[place]);
      return differing < 0 ? 0 : (a.ranks[differing] ?? 0) - (b.ranks[differing] ?? 0);
    })
    .map(({ thing }) => thing);
}

/** The first of them as `bestFirst` has them. */
export function best<Thing>(
  brandId: string,
  things: readonly Thing[],
  ranksOf: (thing: Thing) => readonly number[],
): Thing {
  const [thing] = bestFirst(brandId, things, ranksOf);
  if (thing === undefined) throw new Error('nothing to choose from');
  return thing;
}

export const most = (counts: readonly number[]): number => Math.max(0, ...counts);
export const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);
