import { blend, formatRgb } from 'culori';
import type { BrandTokens } from '../../../packages/ui/src/theme/contract.ts';
import {
  type ContrastPair,
  contrastPairs,
  contrastUses,
  pairColors,
} from '../../../packages/ui/src/theme/contrast.ts';
import { readSeeds } from '../pack-schema.ts';
import { readPackJson } from '../read-pack.ts';
import { contrast } from '../tokens/color.ts';
import { refTokens } from '../tokens/ramps.ts';
import { resolveTokens } from '../tokens/resolve.ts';

type Sem = { readonly sem?: { readonly color?: Readonly<Record<string, { readonly $value?: unknown }>> } };

const source = (sem: Sem, role: string) => String(sem.sem?.color?.[role]?.$value ?? 'nothing');

function pairProblem(tokens: BrandTokens, sem: Sem, pair: ContrastPair): string | undefined {
  const { front, back } = pairColors(tokens, pair);
  const least = contrastUses[pair.use];
  const found = contrast(front, back);
  if (found >= least) return undefined;
  return `"${pair.front}" on "${pair.back}" (${pair.where}) has a contrast of ${found.toFixed(2)}:1 and needs ${least}:1. They are ${source(sem, pair.front)} and ${source(sem, pair.back)}: let "${pair.front}" point to a step further from its ground in tokens/sem.json, or change the seed or anchor in tokens/seeds.json.`;
}

function artProblems({ color }: BrandTokens): readonly string[] {
  return ['white', 'black'].flatMap((art) => {
    const ground = formatRgb(blend([art, color.artScrim]));
    const found = contrast(color.onArt, ground);
    return found >= 4.5
      ? []
      : [
          `"onArt" over ${art} art has a contrast of ${found.toFixed(2)}:1 and needs 4.5:1. Make "artScrim" denser ("extra" in tokens/seeds.json).`,
        ];
  });
}

function lockedProblems({ size }: BrandTokens): readonly string[] {
  return size.target === '44px'
    ? []
    : [`"size.target" is ${size.target}. It is 44px in every brand, so that fingers hit what they want.`];
}

/** Schema, aliases, contrast matrix and locked values of a pack's tokens. Throws where a file cannot be read at all. */
export function tokenProblems(folder: string): readonly string[] {
  const sem = readPackJson(folder, 'tokens/sem.json') as Sem & Record<string, unknown>;
  const { tokens, problems } = resolveTokens(refTokens(readSeeds(folder)), sem);
  if (problems.length > 0) return problems;
  return [
    ...contrastPairs.flatMap((pair) => pairProblem(tokens, sem, pair) ?? []),
    ...artProblems(tokens),
    ...lockedProblems(tokens),
  ];
}
