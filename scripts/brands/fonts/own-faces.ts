import type { ArtFamily } from '../../../packages/ui/src/art/family.ts';
import { bestFirst, most, total } from '../own-choice.ts';
import { type BodyCut, bodyCuts, type DisplayCut, displayCuts, type Run } from './cuts.ts';
import type { FontFamily } from './subset-fonts.ts';

type Group = Readonly<Record<string, unknown>>;

/** What of the roles in `sem.json` belongs to the faces: their names, and sizes, weights and spacing that suit them. */
export const rolesOfFaces = ['font', 'text', 'weight', 'lettering'] as const;
export type FaceRoles = Readonly<Record<(typeof rolesOfFaces)[number], Group>>;

/** The faces that a brand has. */
export interface Faces {
  /** `fonts.json`. */
  readonly fonts: { readonly families: readonly FontFamily[] };
  readonly roles: FaceRoles;
}

/** A brand beside which others are made. */
export interface FacesBeside {
  readonly artFamily: ArtFamily;
  readonly families: readonly Pick<FontFamily, 'family' | 'role' | 'package'>[];
}

interface Pair {
  readonly display: DisplayCut;
  readonly body: BodyCut;
}

const pairsFor = (art: ArtFamily): readonly Pair[] =>
  displayCuts
    .filter(({ suits }) => suits.includes(art))
    .flatMap((display) =>
      bodyCuts
        // Headings and text of one face lead nobody's eye.
        .filter(({ suits, package: face }) => suits.includes(art) && face !== display.package)
        .map((body) => ({ display, body })),
    );

/** The same cut is more alike than another one of the same face; headings are seen first. */
function alikeness({ display, body }: Pair, { families }: FacesBeside): number {
  const shared = (role: FontFamily['role'], cut: DisplayCut | BodyCut, weight: number) => {
    const theirs = families.find((one) => one.role === role);
    const isSameFace = theirs?.package === cut.package;
    return (isSameFace ? weight : 0) + (isSameFace && theirs.family === cut.family ? 1 : 0);
  };
  return shared('display', display, 3) + shared('body', body, 1);
}

const rem = (value: number) => ({ value, unit: 'rem' });

/** Sizes of headings, in rem: the wider a face runs, the smaller. The last is fluid: at least, at a width of nothing, more with it, at most. */
const headings: Readonly<
  Record<Run, { xl: number; xxl: number; hero: readonly [number, number, number, number] }>
> = {
  narrow: { xl: 1.625, xxl: 2.125, hero: [2.4, 1.5, 4, 4.5] },
  even: { xl: 1.375, xxl: 1.75, hero: [1.9, 1.3, 2.8, 3.25] },
  wide: { xl: 1.25, xxl: 1.5, hero: [1.6, 1.05, 2.4, 2.75] },
};

function sizesFor(run: Run, text: Group): Group {
  const { xl, xxl, hero } = headings[run];
  const [least, base, share, largest] = hero;
  return {
    ...text,
    xl: { $value: rem(xl) },
    xxl: { $value: rem(xxl) },
    hero: {
      $value: rem(largest),
      $extensions: { 'fortuna.css': `clamp(${least}rem, ${base}rem + ${share}vw, ${largest}rem)` },
    },
  };
}

const spacing = (em: number) => ({
  $type: 'number',
  $value: em,
  $description: 'em',
  $extensions: { 'fortuna.css': `${em}em` },
});

const lastResort = { sans: ['system-ui', 'sans-serif'], serif: ['Georgia', 'serif'] } as const;

/** The adjusted face of the system that stands in for a cut until its file is there. */
const fallbackOf = ({ family }: DisplayCut | BodyCut) => family.replace(/ Variable$/, ' Fallback');

const stack = (cut: DisplayCut | BodyCut) => ({
  $value: [cut.family, fallbackOf(cut), ...lastResort[cut.like]],
});

function familyOf(role: FontFamily['role'], cut: DisplayCut | BodyCut): FontFamily {
  const { family, package: face, files, weight, axes, like } = cut;
  return {
    family,
    role,
    package: face,
    files,
    weight,
    ...(axes && { axes }),
    fallback: { family: fallbackOf(cut), like },
  };
}

function facesOf({ display, body }: Pair, lent: FaceRoles): Faces {
  const { regular, medium, strong } = body.weights;
  const capitals = display.hasCapitalLabels;
  return {
    fonts: { families: [familyOf('display', display), familyOf('body', body)] },
    roles: {
      font: { ...lent.font, display: stack(display), body: stack(body) },
      text: sizesFor(display.run, lent.text),
      weight: {
        ...lent.weight,
        regular: { $value: regular },
        medium: { $value: medium },
        strong: { $value: strong },
        display: { $value: display.weight[0] },
      },
      lettering: {
        ...lent.lettering,
        display: spacing(display.spacing),
        label: spacing(capitals ? 0.08 : 0.02),
        labelCase: {
          $type: 'number',
          $value: capitals ? 1 : 0,
          $description: '1: capitals',
          $extensions: { 'fortuna.css': capitals ? 'uppercase' : 'none' },
        },
      },
    },
  };
}

/**
 * Faces of a brand's own that go with its pictures, the best first: as unlike as can be those of the brands with the same pictures, then those
 * of all others. The same again for the same name among the same neighbours.
 * @param lent the roles of a brand's faces, for what all faces have alike
 */
export function ownFaces(
  brandId: string,
  art: ArtFamily,
  neighbours: readonly FacesBeside[],
  lent: FaceRoles,
): readonly Faces[] {
  const relatives = neighbours.filter(({ artFamily }) => artFamily === art);
  return bestFirst(brandId, pairsFor(art), (pair) => {
    const to = (others: readonly FacesBeside[]) => others.map((other) => alikeness(pair, other));
    return [most(to(relatives)), most(to(neighbours)), total(to(neighbours))];
  }).map((pair) => facesOf(pair, lent));
}
