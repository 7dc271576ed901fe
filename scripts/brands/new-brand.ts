import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Oklch } from 'culori';
import { type ArtHand, type HandChoice, handOf, type PackArt } from '../../packages/ui/src/art/family.ts';
import { yellowness } from '../../packages/ui/src/art/sign-colours.ts';
import { defaultBrand } from '../../packages/ui/src/brands/default-brand.ts';
import type { BrandLayout } from '../../packages/ui/src/theme/brand.ts';
import { artTurnOf } from './art-turn.ts';
import { brandsBeside, lender } from './brands-beside.ts';
import { brandRemarks } from './check/brand-report.ts';
import { packProblems } from './check/check-pack.ts';
import { solidColor } from './check/color-remarks.ts';
import { movedWishes } from './check/moved-colors.ts';
import { wholeProblems } from './check/sound-brands.ts';
import { firstGamesText } from './first-games.ts';
import { type FaceRoles, type Faces, ownFaces, rolesOfFaces } from './fonts/own-faces.ts';
import { packFonts, packTexts, packTokens } from './generate-pack.ts';
import { markFromLogo } from './logo/mark-from-logo.ts';
import { formsIn, mixedLayout } from './mixed-layout.ts';
import { choiceOf } from './own-choice.ts';
import { ownDrawings, ownPrint } from './own-drawings.ts';
import { type Shapes, shapesFor, withShapes } from './own-shapes.ts';
import { brandIds, brandsFolder } from './pack-folder.ts';
import { type BrandFacts, isBrandId, PackProblems, readFonts, readLayout, readSeeds } from './pack-schema.ts';
import { readPackJson } from './read-pack.ts';
import { expectAppName, refusal } from './refusal.ts';
import { colorCss, hueGap, readColor, toColorValue } from './tokens/color.ts';
import type { BrandSeeds } from './tokens/ramps.ts';

export interface NewBrand {
  /** As players read it, e.g. `Costa Azul`. */
  readonly name: string;
  /** Beside the sign, at most 16 signs, and 12 where the name has more; the name where left out. */
  readonly wordmark?: string | undefined;
  /** Of the folder and in addresses; from the name where left out. */
  readonly id?: string | undefined;
  /** Text of the logo's SVG file. */
  readonly logo: string;
  /** Colours in any CSS form. */
  readonly accent: string;
  readonly second: string;
  /** The brand that it begins with: scheme, tones and motion, and pictures where no others are named below. */
  readonly like: string;
  /** A brand whose layout it begins with; a mixed one of its own where left out. */
  readonly layout?: string | undefined;
  /** A brand whose faces it has; faces of its own where left out. */
  readonly faces?: string | undefined;
  /** Whether its corners, outlines, edges and depth are those of the brand that it begins with; ones of its own where left out. */
  readonly shapes?: 'lent' | undefined;
  /** A brand whose pictures it begins with, printed otherwise; emblems of its own where left out. */
  readonly art?: string | undefined;
  /** Where the pack's folder is made. */
  readonly into: string;
}

/** `Costa Azul` -> `costa-azul`. */
export function brandId(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

const css = (color: Oklch) => colorCss(toColorValue(color));

/** A colour with at least this much chroma is meant as a colour; below that it is a tint of the ground. */
const colourful = 0.06;

/** Nothing is made lighter than this. */
const nearWhite = 0.97;

function nearerSeed(color: Oklch, { accent, second }: BrandSeeds): 'accent' | 'second' {
  return hueGap(color, readColor(accent)) < hueGap(color, readColor(second)) ? 'accent' : 'second';
}

/**
 * The other brand's extras in the new colours: tints take the new ground's hue, colours that of the nearer seed. What lies on a dark ground
 * is as much lighter as that is; what is darker than it is a shadow or a veil.
 */
function retint(
  extra: Readonly<Record<string, string>>,
  from: BrandSeeds,
  to: BrandSeeds,
): Record<string, string> {
  const ground = readColor(from.neutral).l;
  const rise = from.scheme === 'dark' ? readColor(to.neutral).l - ground : 0;
  return Object.fromEntries(
    Object.entries(extra).map(([name, text]) => {
      const color = readColor(text);
      const isTint = color.c < colourful;
      const risen = isTint && color.l > ground ? Math.min(nearWhite, color.l + rise) : 0;
      const { h } = readColor(to[isTint ? 'neutral' : nearerSeed(color, from)]);
      return [name, css({ ...color, l: Math.max(color.l, risen), h })];
    }),
  );
}

/** Grey has no hue that could be seen. */
const hasHue = ({ c }: Oklch): boolean => c > 0.02;

/** So light and so strong at least a dark ground is seen as a colour, and not as the black that all dark sites have. */
const darkTint = { l: 0.19, c: 0.04 };
/** The same where another brand's ground is of a hue as near as this, in degrees: two such blacks are taken for one. */
const besideAnother = { l: 0.31, c: 0.08 };
const nearHue = 60;

/** A dark yellow is an olive: no ground for a page. */
const isMurky = (color: Oklch, scheme: BrandSeeds['scheme']): boolean =>
  scheme === 'dark' && yellowness(css(color)) > 0.3;

/**
 * The ground in a tint of one of the two colours: of the one that is farther from the nearest ground of the brands beside it, since what a
 * page stands on is seen before all else. The second colour where both are as far, the other one where it would be murky, the other brand's
 * hue where both are grey.
 */
function groundFor({ accent, second }: NewBrand, like: BrandSeeds, grounds: readonly Oklch[]): Oklch {
  const distance = (color: Oklch) => Math.min(...grounds.map((ground) => hueGap(color, ground)));
  const [tint] = [readColor(second), readColor(accent)]
    .filter(hasHue)
    .sort(
      (a, b) =>
        Number(isMurky(a, like.scheme)) - Number(isMurky(b, like.scheme)) || distance(b) - distance(a),
    );
  const ground = readColor(like.neutral);
  if (!tint) return ground;
  const dark = distance(tint) < nearHue ? besideAnother : darkTint;
  const { l, c } = like.scheme === 'dark' ? dark : ground;
  return { ...ground, l: Math.max(ground.l, l), c: Math.max(ground.c, c), h: tint.h };
}

function seedsFor(wanted: NewBrand, like: BrandSeeds, beside: readonly BrandSeeds[]): BrandSeeds {
  const { accent, second } = wanted;
  const grounds = beside
    .filter(({ scheme }) => scheme === like.scheme)
    .map(({ neutral }) => readColor(neutral));
  const seeds: BrandSeeds = {
    scheme: like.scheme,
    neutral: css(groundFor(wanted, like, grounds)),
    accent: css(solidColor(accent)),
    second: css(solidColor(second)),
  };
  return like.extra ? { ...seeds, extra: retint(like.extra, like, seeds) } : seeds;
}

function factsFor({ name, wordmark = name }: NewBrand, id: string): BrandFacts {
  expectAppName(name, wordmark);
  return {
    id,
    name,
    wordmark,
    hosts: [],
    isDemo: true,
    languages: ['pt', 'en', 'cn'],
    features: { faq: true },
    links: {},
    socials: [],
    legal: { company: null, registration: null, licence: null },
  };
}

/** Where pictures come from: the brand that lends its family's manner, and whether it lends its pictures, too. */
interface ArtSource {
  readonly folder: string;
  readonly isLent: boolean;
}

/** One brand's layout or a mixed one, with emblems or with the pictures of a brand, in the new colours. */
function layoutFor(
  id: string,
  layout: string | null,
  { folder: art, isLent }: ArtSource,
  seeds: BrandSeeds,
  unborne: ReadonlySet<string>,
  neighbours: readonly ReturnType<typeof readLayout>[],
) {
  const lent = readLayout(art);
  const { artFamily, artTurn } = lent;
  const turn = artTurn + artTurnOf(artFamily, readSeeds(art), seeds);
  const drawings: Pick<PackArt, 'artHand' | 'artPrint'> = isLent
    ? { artPrint: ownPrint(id, seeds.scheme, artFamily, neighbours) }
    : ownDrawings(id, seeds.scheme, neighbours);
  const axes =
    layout === null ? mixedLayout(id, { artFamily, ...drawings }, unborne, neighbours) : readLayout(layout);
  return {
    ...axes,
    artFamily,
    ...drawings,
    artTurn: ((turn + 540) % 360) - 180,
    artTint: true,
    artSubject: 'sign',
  };
}

type Roles = {
  readonly sem: FaceRoles &
    Pick<Shapes, 'radius'> &
    Readonly<Record<string, Readonly<Record<string, unknown>>>>;
};

const rolesOf = (folder: string) => readPackJson(folder, 'tokens/sem.json') as Roles;

/** Those of a brand. */
const lentFaces = (folder: string): Faces => ({ fonts: readFonts(folder), roles: rolesOf(folder).sem });

/** Faces of its own, the best first. */
const facesFor = (id: string, art: string, model: string, beside: readonly string[]): readonly Faces[] =>
  ownFaces(
    id,
    readLayout(art).artFamily,
    beside.map((folder) => ({ ...readLayout(folder), ...readFonts(folder) })),
    rolesOf(model).sem,
  );

/** The roles of a brand that has the same form of an axis, of the default brand where none has. */
function rolesBeside<Axis extends 'header' | 'nav'>(
  axis: Axis,
  form: BrandLayout[Axis],
  beside: readonly string[],
): Roles['sem'] {
  const same = beside.find((folder) => readLayout(folder)[axis] === form);
  return rolesOf(same ?? join(brandsFolder, defaultBrand.id)).sem;
}

type Axes = Pick<BrandLayout, 'header' | 'nav' | 'tile'> & HandChoice;

/** Width and height of the covers that a family has for every tile (`drawCover`). */
const coverShapes: Readonly<Partial<Record<ArtHand, readonly [number, number]>>> = {
  guilloche: [4, 5],
  halftone: [1, 1],
};

/** Windows are higher than they are wide. */
const tileShapes: Readonly<Partial<Record<Axes['tile'], readonly [number, number]>>> = {
  overlay: [3, 4],
  arch: [6, 7],
};

/** Width and height of covers as a tile shows them, which makes a coin of every one; all but those below a title lose the plain foot that it would lie over. */
const coverShape = (axes: Axes): readonly [number, number] =>
  axes.tile === 'medallion' ? [1, 1] : (coverShapes[handOf(axes)] ?? tileShapes[axes.tile] ?? [12, 13]);

function tileRoles(axes: Axes) {
  const [width, height] = coverShape(axes);
  const css = `${width} / ${height}`;
  return { ratio: { $type: 'number', $value: width / height, $extensions: { 'fortuna.css': css } } };
}

function rolesFor(model: Roles['sem'], { roles }: Faces, axes: Axes, beside: readonly string[]) {
  return {
    sem: {
      ...model,
      ...Object.fromEntries(rolesOfFaces.map((group) => [group, roles[group]])),
      // How wide the way about stands belongs to its form, and titles in the middle to a logo that stands there.
      size: { ...model.size, sideNav: rolesBeside('nav', axes.nav, beside).size?.sideNav },
      page: rolesBeside('header', axes.header, beside).page,
      tile: tileRoles(axes),
    },
  };
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** The plain voices in a language. */
function plainVoices(language: string): readonly string[] {
  const file = join(import.meta.dirname, 'plain-copy', `${language}.json`);
  return (JSON.parse(readFileSync(file, 'utf8')) as readonly unknown[]).map(json);
}

/** Which of the plain voices a brand speaks in, in every language: one that no other brand has, as long as there is one. */
function voiceFor(id: string, beside: readonly string[]): number {
  const voices = plainVoices('pt');
  const taken = new Set(
    beside.map((folder) => {
      const file = join(folder, 'copy/pt.json');
      return existsSync(file) ? readFileSync(file, 'utf8') : '';
    }),
  );
  const places = voices.map((_, place) => place);
  const free = places.filter((place) => !taken.has(voices[place] ?? ''));
  return choiceOf(id, 'voice', free.length > 0 ? free : places);
}

export interface MadeBrand {
  readonly folder: string;
  /** What is not as it was wished for, and yet no fault. */
  readonly remarks: readonly string[];
}

/** Makes a brand's pack from a name, a logo and two colours, and checks it. Throws in an operator's words, and then leaves nothing behind. */
export async function createBrand(wanted: NewBrand): Promise<MadeBrand> {
  const id = wanted.id ?? brandId(wanted.name);
  if (!isBrandId(id))
    throw new Error(
      `"${id || wanted.name}" is no usable name for a folder. Give one with --id: small letters and digits with single dashes between them, a letter first, 2 to 31 signs.`,
    );
  const facts = factsFor(wanted, id);
  const folder = join(wanted.into, id);
  if (existsSync(folder))
    throw new Error(`There is a brand "${id}" already. Choose another name, or change that one.`);
  const { like } = wanted;
  const model = lender(like, 'like');
  const layout = wanted.layout === undefined ? null : lender(wanted.layout, 'layout');
  const art: ArtSource = {
    folder: lender(wanted.art ?? wanted.layout ?? like, 'art'),
    isLent: wanted.art !== undefined,
  };
  const beside = brandsBeside(id);
  const choices =
    wanted.faces === undefined
      ? facesFor(id, art.folder, model, beside.folders)
      : [lentFaces(lender(wanted.faces, 'faces'))];
  const seeds = seedsFor(wanted, readSeeds(model), beside.folders.map(readSeeds));
  const { mark, remarks } = markFromLogo(wanted.logo);

  const { artFamily } = readLayout(art.folder);
  const { sem } = rolesOf(model);
  const shapes = shapesFor(
    id,
    beside.folders.map((one) => rolesOf(one).sem),
    sem,
  );
  const neighbours = beside.folders.map(readLayout);
  const rolesIn = (axes: Pick<BrandLayout, 'headings' | 'tile'>) =>
    wanted.shapes === 'lent' ? sem : withShapes(sem, shapes, axes);
  const voice = voiceFor(id, beside.folders);
  const forms = (faces: Faces, unborne: ReadonlySet<string>): [string, string][] => {
    const axes = layoutFor(id, layout, art, seeds, unborne, neighbours);
    return [
      ['layout.json', json(axes)],
      ['tokens/sem.json', json(rolesFor(rolesIn(axes), faces, axes, beside.folders))],
    ];
  };
  const data = new Map<string, string>([
    ['brand.json', json(facts)],
    // Those that a back end names first which knows nothing of the brand yet.
    ['featured-games.json', firstGamesText(id, artFamily)],
    ['tokens/seeds.json', json(seeds)],
    ['art/mark.svg', mark],
    // The catalogue's words for what is read first are Maré's.
    ...facts.languages.map((language): [string, string] => [
      `copy/${language}.json`,
      plainVoices(language)[voice] ?? '',
    ]),
  ]);
  const write = (files: Iterable<readonly [string, string | Buffer]>) => {
    for (const [path, content] of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
  };
  // A title over a picture needs a pale veil in a light scheme, and a dark panel over pixels: either eats the picture.
  const hasPoorOverlay = seeds.scheme === 'light' || (art.isLent && artFamily === 'halftone');
  const unsuited = hasPoorOverlay ? ['tile overlay'] : [];
  /** With these faces; what is wrong with it then. */
  const madeWith = async (faces: Faces): Promise<readonly string[]> => {
    const unborne = new Set<string>(unsuited);
    write([['fonts.json', json(faces.fonts)], ...forms(faces, unborne)]);
    write(packTexts(folder));
    write(await packFonts(folder));
    let problems = await wholeProblems(folder);
    // Which forms its colours and faces bear is known when it stands.
    while (layout === null && formsIn(problems).some((form) => !unborne.has(form))) {
      for (const form of formsIn(problems)) unborne.add(form);
      write(forms(faces, unborne));
      write(packTexts(folder));
      problems = await wholeProblems(folder);
    }
    return problems;
  };
  try {
    write(data);
    let problems: readonly string[] = [];
    for (const [place, faces] of choices.entries()) {
      const found = await madeWith(faces);
      if (place === 0 || found.length === 0) problems = found;
      // Only where nothing else is wrong texts are measured, which others may be narrow enough for.
      if (found.length === 0 || packProblems(folder).length > 0) break;
    }
    if (problems.length > 0) throw new PackProblems(problems);
    return {
      folder,
      remarks: [
        ...remarks,
        ...movedWishes(wanted, packTokens(folder), seeds.scheme),
        ...beside.remarks,
        ...brandRemarks(
          folder,
          brandIds().filter((other) => other !== id),
        ),
      ],
    };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error instanceof PackProblems ? refusal(error.problems) : error;
  }
}
