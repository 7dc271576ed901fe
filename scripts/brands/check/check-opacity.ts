import { type BrandTokens, tokenContract } from '../../../packages/ui/src/theme/contract.ts';
import { contrastPairsOf } from '../../../packages/ui/src/theme/contrast.ts';
import { readColor } from '../tokens/color.ts';
import { percentText } from './percent-text.ts';

type ColorRole = (typeof tokenContract.color)[number];

/** Veils, and lines that a brand may have none of: what lies below them may be seen. */
const translucent: readonly ColorRole[] = [
  'scrim',
  'artScrim',
  'ornament',
  'line',
  'edge',
  'surfaceEdge',
  'controlEdge',
  'accentEdge',
  'topLight',
  'skeleton',
  'skeletonShine',
];

/** Below it a page is read through the veil that a dialog stands on. */
const leastScrim = 0.4;

const opacityOf = (css: string): number => readColor(css).alpha ?? 1;

/** Colours that let the ground shine through where words, signs or grounds have to be seen: their contrast could not be told. */
export function opacityProblems(
  { color }: BrandTokens,
  layout: Parameters<typeof contrastPairsOf>[0],
): readonly string[] {
  const measured = new Set<ColorRole>(contrastPairsOf(layout).flatMap(({ front, back }) => [front, back]));
  const solid = tokenContract.color.filter((role) => measured.has(role) || !translucent.includes(role));
  const scrim = opacityOf(color.scrim);
  return [
    ...solid
      .filter((role) => opacityOf(color[role]) < 1)
      .map(
        (role) =>
          `tokens/sem.json: "color.${role}" is ${color[role]}, which covers ${percentText(opacityOf(color[role]))} of what lies below it, and has to cover it whole. Let it point to a step without transparency.`,
      ),
    ...(scrim < leastScrim
      ? [
          `tokens/sem.json: "color.scrim" is ${color.scrim}, which covers ${percentText(scrim)} of the page behind a dialog, and has to cover at least ${percentText(leastScrim)}. Make it denser ("extra" in tokens/seeds.json).`,
        ]
      : []),
  ];
}
