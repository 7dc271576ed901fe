import { differenceCiede2000 } from 'culori';
import type { BrandTokens } from '../../../packages/ui/src/theme/contract.ts';
import { readColor } from '../tokens/color.ts';

type Meaning = 'success' | 'warning' | 'danger' | 'info' | 'win';

/** Colours that say different things side by side. Money won may be told as a success is. */
const apart: readonly (readonly [Meaning, Meaning])[] = [
  ['success', 'warning'],
  ['success', 'danger'],
  ['success', 'info'],
  ['warning', 'danger'],
  ['warning', 'info'],
  ['danger', 'info'],
  ['win', 'warning'],
  ['win', 'danger'],
];

/** Colour difference (CIEDE2000) below which two colours side by side are taken for one. */
const leastDifference = 8;

const difference = differenceCiede2000();

/** From one hue to another, in degrees of oklch; reds lie around 0. */
interface Hues {
  readonly from: number;
  readonly to: number;
}
const reds: Hues = { from: 345, to: 50 };
const greens: Hues = { from: 110, to: 185 };

/** Below it a colour has no hue that anybody reads something from. */
const grey = 0.04;

function isOf(text: string, { from, to }: Hues): boolean {
  const { c, h = 0 } = readColor(text);
  if (c < grey) return false;
  return from < to ? h >= from && h <= to : h >= from || h <= to;
}

/** Colours that everybody reads as another outcome, before any word. */
const misread: readonly { readonly role: Meaning; readonly hues: Hues; readonly as: string }[] = [
  { role: 'danger', hues: greens, as: 'green, and read as a success' },
  { role: 'warning', hues: greens, as: 'green, and read as a success' },
  { role: 'success', hues: reds, as: 'red, and read as an error' },
];

const change = 'Change "status" in tokens/seeds.json, or the steps in tokens/sem.json.';

/** Colours of outcomes that look alike, or like another outcome. */
export function meaningProblems({ color }: BrandTokens): readonly string[] {
  return [
    ...apart.flatMap(([one, other]) => {
      const found = difference(color[one], color[other]);
      return found >= leastDifference
        ? []
        : [
            `"${one}" and "${other}" differ by ${found.toFixed(1)} (CIEDE2000) and have to differ by ${leastDifference}: players could not tell them apart. ${change}`,
          ];
    }),
    ...misread
      .filter(({ role, hues }) => isOf(color[role], hues))
      .map(({ role, as }) => `"${role}" is ${as}. ${change}`),
  ];
}

/** What some players read otherwise: in Brazil red is money lost, in China luck. */
export function meaningRemarks({ color }: BrandTokens): readonly string[] {
  return [
    ...(isOf(color.win, reds)
      ? ['"win" is red: where red stands for errors and losses, players may take money won for money lost.']
      : []),
    ...(isOf(color.info, reds) ? ['"info" is red: players may take a remark for an error.'] : []),
  ];
}
