import { createHash } from 'node:crypto';
import { type BrandHomeSection, type BrandLayout, brandAxes } from '../../packages/ui/src/theme/brand.ts';

/** Axes that are drawn for each other change together. */
const together = [
  ['header', 'nav'],
  ['tile', 'headings'],
  ['promotions'],
  ['hero'],
  ['fields', 'cashier'],
  ['records', 'hub'],
] as const;

/** How a home can begin, and how it can go on after a member's own games. */
const beginnings: readonly (readonly BrandHomeSection[])[] = [
  ['hero', 'types', 'popular'],
  ['hero', 'popular', 'types'],
  ['types', 'hero', 'popular'],
];
const middles: readonly (readonly BrandHomeSection[])[] = [
  ['promotions', 'promoted', 'rows', 'banners', 'wins'],
  ['wins', 'promoted', 'promotions', 'rows', 'banners'],
  ['promoted', 'rows', 'promotions', 'wins', 'banners'],
  ['rows', 'wins', 'promoted', 'banners', 'promotions'],
];

const digestOf = (brandId: string, question: string): Buffer =>
  createHash('sha1').update(`${brandId} ${question}`).digest();

/** One of some things, always the same for a brand, and another one for another question. */
export function choiceOf<Thing>(brandId: string, question: string, things: readonly Thing[]): Thing {
  const [byte = 0] = digestOf(brandId, question);
  return things[byte % things.length] as Thing;
}

/** A form of an axis as the check names it: `headings stamp`. */
type Form = string;

/** The forms of axes that problems name, which are then not legible in a brand's colours. */
export function formsIn(problems: readonly string[]): readonly Form[] {
  return problems.flatMap((problem) => /\((\w+ \w+)\)/.exec(problem)?.slice(1) ?? []);
}

/** The manner of each group of axes. */
type Mix = readonly (0 | 1 | 2)[];

/** All mixes without the forms that the brand's colours do not bear. */
function mixesWithout(unborne: ReadonlySet<Form>): readonly Mix[] {
  return together.reduce<readonly Mix[]>(
    (mixes, group) =>
      mixes.flatMap((mix) =>
        ([0, 1, 2] as const)
          .filter((manner) => group.every((axis) => !unborne.has(`${axis} ${brandAxes[axis][manner]}`)))
          .map((manner) => [...mix, manner]),
      ),
    [[]],
  );
}

type Neighbour = Omit<BrandLayout, 'icons'>;

/** How many groups of axes a mix has in common with another brand. */
const sharedWith = (mix: Mix, other: Neighbour): number =>
  together.filter((group, place) => group.every((axis) => other[axis] === brandAxes[axis][mix[place] ?? 0]))
    .length;

/** Sorted by the first rank in which two things differ; what is alike in all stands in an order of the brand's own. */
function bestOf<Thing>(
  brandId: string,
  things: readonly Thing[],
  ranksOf: (thing: Thing) => readonly number[],
): Thing {
  const ranked = things.map((thing, place) => ({
    thing,
    ranks: [...ranksOf(thing), digestOf(brandId, String(place)).readUInt32BE()],
  }));
  ranked.sort((a, b) => {
    const differing = a.ranks.findIndex((rank, place) => rank !== b.ranks[place]);
    return differing < 0 ? 0 : (a.ranks[differing] ?? 0) - (b.ranks[differing] ?? 0);
  });
  const [best] = ranked;
  if (best === undefined) throw new Error('nothing to choose from');
  return best.thing;
}

const homeOrders: readonly (readonly BrandHomeSection[])[] = beginnings.flatMap((beginning) =>
  middles.map((middle) => [...beginning, 'yours', ...middle, 'providers'] as const),
);

/**
 * A layout that no other brand has: each part in the manner of one of those that are drawn, without the forms that the brand's colours do
 * not bear, as unlike its neighbours as can be (first the most alike of them counts, then all together), and an order of the home that
 * fewest of them have. The same again for the same name among the same neighbours.
 * @param neighbours the layouts of the brands that there are
 */
export function mixedLayout(
  brandId: string,
  { icons }: Pick<BrandLayout, 'icons'>,
  unborne: ReadonlySet<Form>,
  neighbours: readonly Neighbour[],
): BrandLayout {
  const legible = mixesWithout(unborne);
  // Where a brand bears no form of an axis, the check says so in an operator's words.
  const mix = bestOf(brandId, legible.length > 0 ? legible : mixesWithout(new Set()), (one) => {
    const shared = neighbours.map((other) => sharedWith(one, other));
    return [Math.max(0, ...shared), shared.reduce((sum, count) => sum + count, 0)];
  });
  const axes = together.flatMap((group, place) =>
    group.map((axis) => [axis, brandAxes[axis][mix[place] ?? 0]] as const),
  );
  const taken = neighbours.map(({ homeOrder }) => homeOrder.join());
  return {
    ...(Object.fromEntries(axes) as Omit<BrandLayout, 'homeOrder' | 'icons'>),
    // Signs in the hand of the pictures.
    icons,
    homeOrder: bestOf(brandId, homeOrders, (order) => [taken.filter((one) => one === order.join()).length]),
  };
}
