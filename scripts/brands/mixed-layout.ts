import { createHash } from 'node:crypto';
import { type BrandHomeSection, type BrandLayout, brandAxes } from '../../packages/ui/src/theme/brand.ts';

/** Axes that are drawn for each other change together. */
const together = [
  ['header', 'nav'],
  ['tile', 'headings'],
  ['promotions'],
  ['hero'],
  ['cashier'],
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

/** One of some things, always the same for a brand, and another one for another question. */
export function choiceOf<Thing>(brandId: string, question: string, things: readonly Thing[]): Thing {
  const [byte = 0] = createHash('sha1').update(`${brandId} ${question}`).digest();
  return things[byte % things.length] as Thing;
}

/** A form of an axis as the check names it: `headings stamp`. */
type Form = string;

/** The forms of axes that problems name, which are then not legible in a brand's colours. */
export function formsIn(problems: readonly string[]): readonly Form[] {
  return problems.flatMap((problem) => /\((\w+ \w+)\)/.exec(problem)?.slice(1) ?? []);
}

/**
 * A layout that no other brand has: each part in the manner of one of those that are drawn, without the forms that the brand's colours do
 * not bear, and an order of the home of its own.
 */
export function mixedLayout(
  brandId: string,
  { icons }: Pick<BrandLayout, 'icons'>,
  unborne: ReadonlySet<Form>,
): BrandLayout {
  const axes = together.flatMap((group) => {
    const manners = ([0, 1, 2] as const).filter((manner) =>
      group.every((axis) => !unborne.has(`${axis} ${brandAxes[axis][manner]}`)),
    );
    const manner = choiceOf(brandId, group[0], manners);
    return group.map((axis) => [axis, brandAxes[axis][manner]] as const);
  });
  return {
    ...(Object.fromEntries(axes) as Omit<BrandLayout, 'homeOrder' | 'icons'>),
    // Signs in the hand of the pictures.
    icons,
    homeOrder: [
      ...choiceOf(brandId, 'beginning', beginnings),
      'yours',
      ...choiceOf(brandId, 'middle', middles),
      'providers',
    ],
  };
}
