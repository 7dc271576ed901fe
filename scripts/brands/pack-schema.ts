import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { siteLanguages } from '@fortuna/domain/language.ts';
import { gameTypes } from '@fortuna/domain/model/games.ts';
import type { Oklch } from 'culori';
import * as v from 'valibot';
import { artFamilies, artPrints, artSubjects, emblemHands } from '../../packages/ui/src/art/family.ts';
import { brandAxes, brandHomeSections } from '../../packages/ui/src/theme/brand.ts';
import { brandFeatures } from '../../packages/ui/src/theme/brand-features.ts';
import { isOutsideAddress } from '../../packages/ui/src/theme/outside-address.ts';
import { localesFolder } from './pack-folder.ts';
import { readPackJson } from './read-pack.ts';
import { readColor } from './tokens/color.ts';
import { rampNames } from './tokens/ramps.ts';

/** Control signs, line breaks and signs that turn the direction of what follows do not show, and change what is read. */
export function isPlainLine(text: string): boolean {
  return !/[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u.test(text);
}

/** Whether anything of it is seen: spaces without width fill a line as none do. */
export function hasSeenSigns(text: string): boolean {
  return /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
}

const line = (most: number) =>
  v.pipe(
    v.string('must be a text in quotes'),
    v.trim(),
    v.check(hasSeenSigns, 'must not be empty'),
    v.maxLength(most, `must have at most ${most} signs`),
    v.regex(/^[^<>]*$/, 'must not contain < or >'),
    v.check(isPlainLine, 'must be one line without hidden signs'),
  );

const httpsAddress = v.pipe(
  v.string('must be a text in quotes'),
  v.check(
    (text) => isOutsideAddress(text),
    'must be an address that begins with https://, without a name or password in it',
  ),
);

const host = v.pipe(
  v.string(),
  v.regex(
    /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,}$/,
    'must be a host name in small letters, like www.brand.example, without https:// and without a port',
  ),
);

/** Languages that the product has words in. */
const catalogueLanguages = siteLanguages.filter((language) => existsSync(join(localesFolder, language)));

/** Dashes stand between letters or digits, one at a time: generated code has names made of it. */
const idShape = /^(?=.{2,31}$)[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Whether a folder below the brands and a brand's address may be called so. */
export const isBrandId = (text: string): boolean => idShape.test(text);

const eachOnce = <Name extends string>() =>
  v.checkItems<Name[], string>(
    (name, place, names) => names.indexOf(name) === place,
    'is there twice. Leave it once',
  );

const onOrOff = v.optional(v.boolean('must be true or false'));

/** As `brand.json` states it: shown word for word, with the number and where to look it up, or not at all. */
const licence = v.strictObject({
  text: line(600),
  issuer: line(120),
  number: line(60),
  url: httpsAddress,
});

export const brandFactsSchema = v.pipe(
  v.strictObject({
    id: v.pipe(
      v.string(),
      v.regex(
        idShape,
        'must be 2 to 31 small letters and digits, a letter first, with single dashes between them, like mare-alta',
      ),
    ),
    /** In titles and texts. */
    name: line(40),
    /** Beside the mark. */
    wordmark: line(16),
    hosts: v.pipe(v.array(host), eachOnce()),
    /** No real money is played for: every page says so until the operator says otherwise. */
    isDemo: v.optional(v.boolean('must be true or false'), true),
    languages: v.pipe(
      v.array(
        v.picklist(
          catalogueLanguages,
          `must be a language with a catalogue: ${catalogueLanguages.join(', ')}`,
        ),
      ),
      v.minLength(1, 'needs at least one language'),
      eachOnce(),
    ),
    features: v.strictObject(v.entriesFromList(brandFeatures, onOrOff)),
    links: v.strictObject({ support: v.optional(httpsAddress) }),
    socials: v.array(v.strictObject({ network: line(30), url: httpsAddress })),
    legal: v.strictObject({
      company: v.nullable(line(160)),
      registration: v.nullable(line(80)),
      licence: v.nullable(licence),
    }),
  }),
  v.forward(
    v.check(
      ({ features, links }) => features.faq !== false || links.support !== undefined,
      'is false: then players need "links.support", the address of your own help centre. Add it, or leave "faq" on',
    ),
    ['features', 'faq'],
  ),
  v.forward(
    v.check(
      ({ legal }) => legal.company !== null || (legal.registration === null && legal.licence === null),
      'is null, but a registration or a licence is stated. Say which company they belong to',
    ),
    ['legal', 'company'],
  ),
);
export type BrandFacts = v.InferOutput<typeof brandFactsSchema>;

const layoutSchema = v.strictObject({
  artFamily: v.picklist(artFamilies),
  /** Draws covers, offers, faces and great pictures in place of the family. */
  artHand: v.optional(v.picklist(emblemHands)),
  /** Degrees by which the family's hues are turned. */
  artTurn: v.optional(
    v.pipe(
      v.number('must be a number of degrees'),
      v.integer('must be a whole number of degrees'),
      v.minValue(-180, 'must be from -180 to 180'),
      v.maxValue(180, 'must be from -180 to 180'),
    ),
    0,
  ),
  /** The family's drawings are printed in shades of the brand's two colours instead. */
  artTint: v.optional(v.boolean(), false),
  /** How they come from the press. */
  artPrint: v.optional(v.picklist(artPrints), 'plain'),
  /** Whose hero, promotions' picture and symbols of reels they are. */
  artSubject: v.optional(v.picklist(artSubjects), 'family'),
  header: v.picklist(brandAxes.header),
  nav: v.picklist(brandAxes.nav),
  tile: v.picklist(brandAxes.tile),
  promotions: v.picklist(brandAxes.promotions),
  headings: v.picklist(brandAxes.headings),
  hero: v.picklist(brandAxes.hero),
  fields: v.picklist(brandAxes.fields),
  cashier: v.picklist(brandAxes.cashier),
  records: v.picklist(brandAxes.records),
  hub: v.picklist(brandAxes.hub),
  door: v.picklist(brandAxes.door),
  icons: v.picklist(brandAxes.icons),
  homeOrder: v.pipe(
    v.array(v.picklist(brandHomeSections)),
    v.check(
      (sections) =>
        new Set(sections).size === sections.length &&
        brandHomeSections.every((name) => sections.includes(name)),
      `must name each of these once: ${brandHomeSections.join(', ')}`,
    ),
  ),
});

function colorIn(text: string): Oklch | undefined {
  try {
    return readColor(text);
  } catch {
    return undefined;
  }
}

const color = v.pipe(
  v.string('must be a text in quotes'),
  v.check(
    (text) => colorIn(text) !== undefined,
    'is not a colour. Write it like #ff9a6b or oklch(0.83 0.155 78)',
  ),
  v.regex(/^[#\w\s.,%()/-]+$/, 'is not a plain colour'),
);

/** What ramps are worked out of: of a colour that lets the ground shine through nobody knows how it will look. */
const solidColor = v.pipe(
  color,
  v.check(
    (text) => (colorIn(text)?.alpha ?? 1) === 1,
    'lets the ground shine through. Give a colour without transparency, like #ff9a6b, or name a translucent one in "extra"',
  ),
);

const step = v.picklist(
  Array.from({ length: 12 }, (_none, index) => String(index + 1)),
  'must be a step from 1 to 12',
);

const seedsSchema = v.strictObject({
  scheme: v.picklist(['dark', 'light']),
  neutral: solidColor,
  accent: solidColor,
  second: solidColor,
  status: v.optional(
    v.partial(
      v.strictObject({ success: solidColor, warning: solidColor, danger: solidColor, info: solidColor }),
    ),
  ),
  anchors: v.optional(v.record(v.picklist(rampNames), v.record(step, solidColor))),
  extra: v.optional(v.record(v.pipe(v.string(), v.regex(/^[a-z][A-Za-z0-9]*$/)), color)),
});

const fontName = v.pipe(v.string(), v.regex(/^[A-Za-z0-9 ]{1,60}$/, 'must be letters, digits and spaces'));
const upwards = v.check(
  ([from, to]: [number, number]) => from <= to,
  'must go from the lower number to the higher one, like [400, 700]',
);
const bounds = v.pipe(v.tuple([v.number(), v.number()]), upwards);
/** As CSS has them. */
const weight = v.pipe(
  v.number(),
  v.integer('must be a whole number'),
  v.minValue(1, 'must be from 1 to 1000'),
  v.maxValue(1_000, 'must be from 1 to 1000'),
);
const fontsSchema = v.strictObject({
  families: v.pipe(
    v.array(
      v.strictObject({
        family: fontName,
        role: v.picklist(['display', 'body']),
        package: v.pipe(
          v.string(),
          v.regex(
            /^@fontsource-variable\/[a-z0-9-]+$/,
            'must be a package of @fontsource-variable (open fonts)',
          ),
        ),
        files: v.pipe(v.string(), v.regex(/^[a-z0-9-]+\{subset\}-[a-z0-9-]+\.woff2$/)),
        weight: v.pipe(v.tuple([weight, weight]), upwards),
        axes: v.optional(v.record(v.string(), bounds)),
        fallback: v.strictObject({ family: fontName, like: v.picklist(['sans', 'serif']) }),
      }),
    ),
    v.check(
      (families) =>
        families.some(({ role }) => role === 'display') && families.some(({ role }) => role === 'body'),
      'needs a family for "display" and one for "body"',
    ),
  ),
});

/** Covers that lie ready as files, in two shelves of the home. */
const mostFeatured = 60;

const featuredSchema = v.pipe(
  v.array(
    v.strictObject({
      id: v.pipe(v.number(), v.integer(), v.minValue(1)),
      type: v.picklist(gameTypes),
      name: line(80),
    }),
  ),
  v.maxLength(mostFeatured, `must name at most ${mostFeatured} games: their covers are drawn as files`),
  v.check((games) => new Set(games.map(({ id }) => id)).size === games.length, 'must name each game once'),
);

function read<Schema extends v.GenericSchema>(
  folder: string,
  path: string,
  schema: Schema,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, readPackJson(folder, path));
  if (result.success) return result.output;
  throw new PackProblems(result.issues.map((issue) => `${path}: ${sentence(issue)}`));
}

function sentence(issue: v.BaseIssue<unknown>): string {
  const where = v.getDotPath(issue) ?? 'the file';
  if (issue.expected === 'never') return `"${where}" is not known here. Remove it, or correct its spelling.`;
  if (issue.received === 'undefined') return `"${where}" is missing.`;
  const isOwn = !issue.message.startsWith('Invalid');
  return `"${where}" ${isOwn ? issue.message : `is ${issue.received}; it must be ${issue.expected}`}.`;
}

/** Everything that is wrong with one file, a sentence each. */
export class PackProblems extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

export const readBrandFacts = (folder: string) => read(folder, 'brand.json', brandFactsSchema);
export const readLayout = (folder: string) => read(folder, 'layout.json', layoutSchema);
export const readSeeds = (folder: string) => read(folder, 'tokens/seeds.json', seedsSchema);
export const readFonts = (folder: string) => read(folder, 'fonts.json', fontsSchema);
export const readFeaturedGames = (folder: string) => read(folder, 'featured-games.json', featuredSchema);
