import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Oklch } from 'culori';
import { overflowProblems } from './check/check-overflow.ts';
import { packProblems } from './check/check-pack.ts';
import { packFonts, packTexts } from './generate-pack.ts';
import { markFromLogo } from './logo.ts';
import { brandsFolder } from './pack-folder.ts';
import {
  type BrandFacts,
  PackProblems,
  readFeaturedGames,
  readFonts,
  readLayout,
  readSeeds,
} from './pack-schema.ts';
import { readPackJson } from './read-pack.ts';
import { colorCss, readColor, toColorValue } from './tokens/color.ts';
import type { BrandSeeds } from './tokens/ramps.ts';

export interface NewBrand {
  /** As players read it, e.g. `Costa Azul`. */
  readonly name: string;
  /** Beside the sign, at most 16 signs; the name where left out. */
  readonly wordmark?: string | undefined;
  /** Text of the logo's SVG file. */
  readonly logo: string;
  /** Colours in any CSS form. */
  readonly accent: string;
  readonly second: string;
  /** The brand whose layout, fonts, art family and scheme it begins with. */
  readonly like: string;
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

/** Degrees between two hues. */
function hueGap(a: Oklch, b: Oklch): number {
  const gap = Math.abs((a.h ?? 0) - (b.h ?? 0)) % 360;
  return Math.min(gap, 360 - gap);
}

function nearerSeed(color: Oklch, { accent, second }: BrandSeeds): 'accent' | 'second' {
  return hueGap(color, readColor(accent)) < hueGap(color, readColor(second)) ? 'accent' : 'second';
}

/** The other brand's extras in the new colours: tints take the new ground's hue, colours that of the nearer seed. */
function retint(
  extra: Readonly<Record<string, string>>,
  from: BrandSeeds,
  to: BrandSeeds,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(extra).map(([name, text]) => {
      const color = readColor(text);
      const seed = color.c < colourful ? 'neutral' : nearerSeed(color, from);
      return [name, css({ ...color, h: readColor(to[seed]).h })];
    }),
  );
}

function seedsFor({ accent, second }: NewBrand, like: BrandSeeds): BrandSeeds {
  const ground = readColor(like.neutral);
  const seeds: BrandSeeds = {
    scheme: like.scheme,
    neutral: css({ ...ground, h: readColor(second).c > 0.02 ? readColor(second).h : ground.h }),
    accent: css(readColor(accent)),
    second: css(readColor(second)),
  };
  return like.extra ? { ...seeds, extra: retint(like.extra, like, seeds) } : seeds;
}

function factsFor({ name, wordmark = name.slice(0, 16).trim() }: NewBrand, id: string): BrandFacts {
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

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Makes a brand's pack from a name, a logo and two colours, and checks it. Returns its folder; throws in an operator's words, and
 * then leaves nothing behind.
 */
export async function createBrand(wanted: NewBrand): Promise<string> {
  const id = brandId(wanted.name);
  if (!/^[a-z][a-z0-9-]{1,30}$/.test(id))
    throw new Error(
      `"${wanted.name}" gives no usable folder name. Begin with a letter and use at most 31 signs.`,
    );
  const folder = join(wanted.into, id);
  if (existsSync(folder))
    throw new Error(`There is a brand "${id}" already. Choose another name, or change that one.`);
  const model = join(brandsFolder, wanted.like);
  if (!existsSync(model)) throw new Error(`There is no brand "${wanted.like}" to begin with.`);

  const data = new Map<string, string>([
    ['brand.json', json(factsFor(wanted, id))],
    ['layout.json', json(readLayout(model))],
    ['fonts.json', json(readFonts(model))],
    ['featured-games.json', json(readFeaturedGames(model))],
    ['tokens/seeds.json', json(seedsFor(wanted, readSeeds(model)))],
    ['tokens/sem.json', json(readPackJson(model, 'tokens/sem.json'))],
    ['art/mark.svg', markFromLogo(wanted.logo)],
  ]);
  const write = (files: Iterable<readonly [string, string | Buffer]>) => {
    for (const [path, content] of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
  };
  try {
    write(data);
    write(packTexts(folder));
    write(await packFonts(folder));
    const problems = packProblems(folder);
    if (problems.length > 0) throw new PackProblems(problems);
    const overflow = await overflowProblems(folder);
    if (overflow.length > 0) throw new PackProblems(overflow);
    return folder;
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}
