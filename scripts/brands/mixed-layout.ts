import { type ArtHand, emblemHands, type HandChoice, handOf } from '../../packages/ui/src/art/family.ts';
import { type BrandHomeSection, type BrandLayout, brandAxes } from '../../packages/ui/src/theme/brand.ts';
import { best, total } from './own-choice.ts';

type Axis = Exclude<keyof BrandLayout, 'homeOrder'>;

/** Of the frame, which every page shows. */
const frame = ['header', 'nav', 'headings', 'icons'] as const;

/** Plans of whole pages, by which somebody who has seen two sites one after the other takes them for one house's. */
const plans = ['header', 'hero', 'hub', 'cashier'] as const;

/** In the order in which they are chosen: what most windows show first, where there is the most to choose from. */
const inTurn: readonly Axis[] = [
  'header',
  'nav',
  'tile',
  'hub',
  'cashier',
  'hero',
  'headings',
  'icons',
  'promotions',
  'records',
  'fields',
  'door',
];

/** What a visitor sees together: a window of the home, a game's page, the steps of money, records, the member's own page, the login, and what is kept of them; and all of it in the end. */
const windows: readonly (readonly Axis[])[] = [
  [...frame, 'tile', 'hero', 'promotions'],
  ['header', 'tile'],
  [...frame, 'cashier', 'fields'],
  [...frame, 'records', 'cashier'],
  [...frame, 'hub', 'fields'],
  [...frame, 'door', 'fields'],
  plans,
  inTurn,
];

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

/** A brand beside which others are made. */
export type Neighbour = BrandLayout & HandChoice;

type Chosen = Partial<Record<Axis, string>>;

/**
 * How alike two brands are in those windows that show an axis: that one thing is the same is seen by who looks for it, two in one window tell
 * of one house, so what repeats counts by its cube.
 */
const alikeIn = (axis: Axis, chosen: Chosen, other: Neighbour): number =>
  total(
    windows
      .filter((window) => window.includes(axis))
      .map((window) => window.filter((shown) => chosen[shown] === other[shown]).length ** 3),
  );

/** By how much more those count that have the same pictures: they are taken for each other first. */
const kinship = 2;

const homeOrders: readonly (readonly BrandHomeSection[])[] = beginnings.flatMap((beginning) =>
  middles.map((middle) => [...beginning, 'yours', ...middle, 'providers'] as const),
);

/** How a home begins, which is all of its order that is seen at first. */
const beginningOf = (order: readonly BrandHomeSection[]) => order.slice(0, 3).join();

/**
 * Where pictures are made of dots alone signs are too. A hand of emblems stands a hero at one side of its picture, where another form has the
 * words beside it: a band without them would be empty there.
 */
const suits = (axis: Axis, form: string, hand: ArtHand): boolean =>
  (axis !== 'icons' || form !== 'pixel' || hand === 'halftone') &&
  (axis !== 'hero' || form !== 'band' || !emblemHands.some((one) => one === hand));

/**
 * A layout that no other brand has: for each part, one after the other, a form that none of the product's own has, and of these the one
 * that repeats least of what is seen with it; then all of them once more, beside what has been chosen. Forms that the brand's colours do
 * not bear are left out. The home begins as fewest do, in an order that fewest of them have. The same again for the same name among the
 * same neighbours.
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
  const isRelative = (other: Neighbour) => other.artFamily === kin.artFamily || handOf(other) === hand;
  // Brands that a family draws, as it draws the product's own, which everybody knows.
  const familiar = neighbours.filter(({ artHand }) => artHand === undefined);
  const relatives = neighbours.filter(isRelative);
  const chosen: Chosen = {};
  for (const axis of [...inTurn, ...inTurn]) {
    const forms: readonly string[] = brandAxes[axis].filter((form) => suits(axis, form, hand));
    // Where a brand bears no form of an axis, the check says so in an operator's words.
    const borne = forms.filter((form) => !unborne.has(`${axis} ${form}`));
    chosen[axis] = best(`${brandId} ${axis}`, borne.length > 0 ? borne : forms, (form) => [
      familiar.filter((other) => other[axis] === form).length,
      total(
        neighbours.map(
          (other) => alikeIn(axis, { ...chosen, [axis]: form }, other) * (isRelative(other) ? kinship : 1),
        ),
      ),
    ]);
  }
  const times = (order: readonly BrandHomeSection[], others: readonly Neighbour[]) => [
    others.filter(({ homeOrder }) => beginningOf(homeOrder) === beginningOf(order)).length,
    others.filter(({ homeOrder }) => homeOrder.join() === order.join()).length,
  ];
  // One that hangs from the head stands below nothing else.
  const orders = chosen.hero === 'flood' ? homeOrders.filter(([first]) => first === 'hero') : homeOrders;
  return {
    ...(chosen as Omit<BrandLayout, 'homeOrder'>),
    homeOrder: best(brandId, orders, (order) => [...times(order, relatives), ...times(order, neighbours)]),
  };
}
