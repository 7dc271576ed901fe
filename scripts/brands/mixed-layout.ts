import { type ArtHand, type HandChoice, handOf } from '../../packages/ui/src/art/family.ts';
import { type BrandHomeSection, type BrandLayout, brandAxes } from '../../packages/ui/src/theme/brand.ts';
import { best, most, total } from './own-choice.ts';

/** What changes together: axes that hardly a page shows side by side, so that none is another brand's page as a whole. */
const together = [
  ['header'],
  ['tile'],
  ['promotions'],
  ['hero', 'headings'],
  ['fields', 'records'],
  ['cashier', 'hub'],
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

/** A form of an axis as the check names it: `headings stamp`. */
type Form = string;

/** The forms of axes that problems name, which are then not legible in a brand's colours. */
export function formsIn(problems: readonly string[]): readonly Form[] {
  return problems.flatMap((problem) => /\((\w+ \w+)\)/.exec(problem)?.slice(1) ?? []);
}

/** The manner of each group of axes, by its place among the forms of each of them. */
type Mix = readonly number[];

/** How many manners a group has: forms beyond them are not for mixing. */
const countManners = (group: (typeof together)[number]): number =>
  Math.min(...group.map((axis) => brandAxes[axis].length));

/** All mixes without the forms that the brand's colours do not bear. */
function mixesWithout(unborne: ReadonlySet<Form>): readonly Mix[] {
  return together.reduce<readonly Mix[]>(
    (mixes, group) =>
      mixes.flatMap((mix) =>
        Array.from({ length: countManners(group) }, (_, manner) => manner)
          .filter((manner) => group.every((axis) => !unborne.has(`${axis} ${brandAxes[axis][manner]}`)))
          .map((manner) => [...mix, manner]),
      ),
    [[]],
  );
}

/** A brand beside which others are made. */
export type Neighbour = BrandLayout & HandChoice;

/** How many groups of axes a mix has in common with another brand. */
const sharedWith = (mix: Mix, other: Neighbour): number =>
  together.filter((group, place) => group.every((axis) => other[axis] === brandAxes[axis][mix[place] ?? 0]))
    .length;

/** What the first window of a home is made of. */
const firstSeen: readonly string[] = ['header', 'tile', 'hero'];

/** How many of its parts a mix has in common with another brand. */
const seenIn = (mix: Mix, other: Neighbour): number =>
  together.flatMap((group, place) =>
    group.filter((axis) => firstSeen.includes(axis) && other[axis] === brandAxes[axis][mix[place] ?? 0]),
  ).length;

const homeOrders: readonly (readonly BrandHomeSection[])[] = beginnings.flatMap((beginning) =>
  middles.map((middle) => [...beginning, 'yours', ...middle, 'providers'] as const),
);

/** Every bar bears every way to lead about. The bars of the product's own brands are known on every page, so what none of them has comes first. */
function navBeside(
  brandId: string,
  header: BrandLayout['header'],
  unborne: ReadonlySet<Form>,
  familiar: readonly Neighbour[],
  relatives: readonly Neighbour[],
  neighbours: readonly Neighbour[],
): BrandLayout['nav'] {
  const legible = brandAxes.nav.filter((nav) => !unborne.has(`nav ${nav}`));
  const sameFrame = (nav: BrandLayout['nav'], others: readonly Neighbour[]) =>
    others.filter((other) => other.header === header && other.nav === nav).length;
  const sameNav = (nav: BrandLayout['nav'], others: readonly Neighbour[]) =>
    others.filter((other) => other.nav === nav).length;
  return best(brandId, legible.length > 0 ? legible : brandAxes.nav, (nav) => [
    sameNav(nav, familiar),
    sameFrame(nav, relatives),
    sameFrame(nav, neighbours),
    sameNav(nav, relatives),
    sameNav(nav, neighbours),
  ]);
}

/** A hand that is not that of the pictures, if it can be: signs stand on every page. Those of dots suit pictures of dots alone. */
function iconsBeside(
  brandId: string,
  hand: ArtHand,
  relatives: readonly Neighbour[],
  neighbours: readonly Neighbour[],
): BrandLayout['icons'] {
  const suiting = brandAxes.icons.filter((icons) => icons !== 'pixel' || hand === 'halftone');
  const same = (icons: BrandLayout['icons'], others: readonly Neighbour[]) =>
    others.filter((other) => other.icons === icons).length;
  return best(brandId, suiting, (icons) => [same(icons, relatives), same(icons, neighbours)]);
}

/** How a home begins, which is all of its order that is seen at first. */
const beginningOf = (order: readonly BrandHomeSection[]) => order.slice(0, 3).join();

/**
 * A layout that no other brand has: each part in the manner of one of those that are drawn, without the forms that the brand's colours do
 * not bear. Brands with the same pictures, or of the same family, are taken for each other first, so what is seen first is as unlike theirs as can be, then what the product's own brands do not have, then the rest;
 * then all of it is as unlike its neighbours as can be (first the most alike of them counts, then all together). The home begins as fewest do, in
 * an order that fewest of them have. The same again for the same name among the same neighbours.
 * @param kin of its pictures, and of what its family draws in any case
 * @param neighbours the layouts of the brands that there are
 */
export function mixedLayout(
  brandId: string,
  kin: HandChoice,
  unborne: ReadonlySet<Form>,
  neighbours: readonly Neighbour[],
): BrandLayout {
  const hand = handOf(kin);
  const relatives = neighbours.filter((other) => other.artFamily === kin.artFamily || handOf(other) === hand);
  // Brands that a family draws are the product's own, which everybody knows: what none of them has comes first.
  const familiar = neighbours.filter(({ artHand }) => artHand === undefined);
  const legible = mixesWithout(unborne);
  // Where a brand bears no form of an axis, the check says so in an operator's words.
  const mix = best(brandId, legible.length > 0 ? legible : mixesWithout(new Set()), (one) => {
    const seen = relatives.map((other) => seenIn(one, other));
    const known = total(familiar.map((other) => sharedWith(one, other)));
    const related = relatives.map((other) => sharedWith(one, other));
    const shared = neighbours.map((other) => sharedWith(one, other));
    return [most(seen), known, most(related), most(shared), total(seen), total(shared)];
  });
  const axes = Object.fromEntries(
    together.flatMap((group, place) =>
      group.map((axis) => [axis, brandAxes[axis][mix[place] ?? 0]] as const),
    ),
  ) as Omit<BrandLayout, 'homeOrder' | 'icons' | 'nav'>;
  const times = (order: readonly BrandHomeSection[], others: readonly Neighbour[]) => [
    others.filter(({ homeOrder }) => beginningOf(homeOrder) === beginningOf(order)).length,
    others.filter(({ homeOrder }) => homeOrder.join() === order.join()).length,
  ];
  return {
    ...axes,
    nav: navBeside(brandId, axes.header, unborne, familiar, relatives, neighbours),
    icons: iconsBeside(brandId, hand, relatives, neighbours),
    homeOrder: best(brandId, homeOrders, (order) => [
      ...times(order, relatives),
      ...times(order, neighbours),
    ]),
  };
}
