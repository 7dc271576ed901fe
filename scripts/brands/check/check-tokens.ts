import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { wcagLuminance } from 'culori';
import { isWideHero, ownPictures } from '../../../apps/site/build/own-pictures.ts';
import { artHuesOf } from '../../../packages/ui/src/art/art-tint.ts';
import { type BrandLayout, brandAxes } from '../../../packages/ui/src/theme/brand.ts';
import type { BrandTokens } from '../../../packages/ui/src/theme/contract.ts';
import {
  type ContrastPair,
  contrastPairsOf,
  contrastUses,
  pairColors,
} from '../../../packages/ui/src/theme/contrast.ts';
import { readMark } from '../mark.ts';
import { readFonts, readLayout, readSeeds } from '../pack-schema.ts';
import { readPackJson } from '../read-pack.ts';
import { signOf } from '../sign.ts';
import { contrast } from '../tokens/color.ts';
import { amountOf } from '../tokens/css-math.ts';
import { pixels } from '../tokens/css-units.ts';
import { refTokens } from '../tokens/ramps.ts';
import { resolveTokens } from '../tokens/resolve.ts';
import { artProblems, type HeroSubject } from './check-art.ts';
import { meaningProblems } from './check-meanings.ts';
import { opacityProblems } from './check-opacity.ts';
import { rangeProblems } from './check-ranges.ts';

type Sem = { readonly sem?: { readonly color?: Readonly<Record<string, { readonly $value?: unknown }>> } };

const source = (sem: Sem, role: string) => String(sem.sem?.color?.[role]?.$value ?? 'nothing');

/** What else to change: the form that alone puts one on the other, or where the colours grow from. */
function otherwise({ where }: ContrastPair): string {
  const [axis = '', value] = where.split(' ');
  return axis in brandAxes && value !== undefined
    ? `or choose another "${axis}" in layout.json`
    : 'or change the seed or anchor in tokens/seeds.json';
}

function pairProblem(tokens: BrandTokens, sem: Sem, pair: ContrastPair): string | undefined {
  const { front, back } = pairColors(tokens, pair);
  const least = contrastUses[pair.use];
  const found = contrast(front, back);
  if (found >= least) return undefined;
  // Everything stands on the page's ground: what is drawn in its colour stays, and what lies below that moves.
  const moved = pair.front === 'bg' ? pair.back : pair.front;
  const ground = moved === pair.front ? 'its ground' : `"${pair.front}"`;
  return `"${pair.front}" on "${pair.back}" (${pair.where}) has a contrast of ${found.toFixed(2)}:1 and needs ${least}:1. They are ${source(sem, pair.front)} and ${source(sem, pair.back)}: let "${moved}" point to a step further from ${ground} in tokens/sem.json, ${otherwise(pair)}.`;
}

function lockedProblems({ size }: BrandTokens): readonly string[] {
  return size.target === '44px'
    ? []
    : [`"size.target" is ${size.target}. It is 44px in every brand, so that fingers hit what they want.`];
}

/** Many scanners read dark on light alone. */
function codeProblems({ color }: BrandTokens): readonly string[] {
  return wcagLuminance(color.qrInk) < wcagLuminance(color.qrBg)
    ? []
    : [
        `"qrInk" is ${color.qrInk} and "qrBg" ${color.qrBg}: a code is dark on a light ground, or many phones do not read it. Let "qrInk" point to the darker one of them in tokens/sem.json.`,
      ];
}

/** Room for a sign and its word, in pixels. */
const leastColumn = 176;

/** A rail has its words below the signs; a column has them beside. */
function columnProblems({ size }: BrandTokens, { nav }: BrandLayout): readonly string[] {
  return nav !== 'raised' || (amountOf(size.sideNav, pixels) ?? 0) >= leastColumn
    ? []
    : [
        `"size.sideNav" is ${size.sideNav}, and nav "raised" has words beside its signs in wide windows: at least ${leastColumn}px. Change it in tokens/sem.json, or choose nav "blocks" in layout.json.`,
      ];
}

/** The faces that roles name first have to be the ones that the pack brings. */
function faceProblems(folder: string, { font }: BrandTokens): readonly string[] {
  return readFonts(folder).families.flatMap(({ family, role }) => {
    const first = font[role].split(',')[0]?.replaceAll('"', '').trim() ?? '';
    return first === family
      ? []
      : [
          `fonts.json brings "${family}" for "${role}", but "font.${role}" in tokens/sem.json begins with "${first}". Make them the same.`,
        ];
  });
}

function heroSubject(folder: string): HeroSubject {
  if (ownPictures(folder).some(isWideHero)) return 'own';
  const layout = readLayout(folder);
  const seeds = readSeeds(folder);
  if (layout.artSubject === 'family') return { hues: artHuesOf(layout, seeds) };
  const mark = readMark(readFileSync(join(folder, 'art/mark.svg'), 'utf8'));
  return { brandId: basename(folder), sign: signOf(mark, seeds) };
}

/** Schema, aliases, contrast matrix and locked values of a pack's tokens. Throws where a file cannot be read at all. */
export function tokenProblems(folder: string): readonly string[] {
  const sem = readPackJson(folder, 'tokens/sem.json') as Sem & Record<string, unknown>;
  const { tokens, problems } = resolveTokens(refTokens(readSeeds(folder)), sem);
  if (problems.length > 0) return problems;
  const layout = readLayout(folder);
  return [
    ...opacityProblems(tokens, layout),
    ...contrastPairsOf(layout).flatMap((pair) => pairProblem(tokens, sem, pair) ?? []),
    ...artProblems(tokens, layout, heroSubject(folder)),
    ...lockedProblems(tokens),
    ...codeProblems(tokens),
    ...columnProblems(tokens, layout),
    ...faceProblems(folder, tokens),
    ...rangeProblems(tokens),
    ...meaningProblems(tokens),
  ];
}
