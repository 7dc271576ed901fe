import { differenceCiede2000, type Oklch } from 'culori';
import type { BrandTokens } from '../../../packages/ui/src/theme/contract.ts';
import { readColor } from '../tokens/color.ts';

const difference = differenceCiede2000();

/** Below it two colours side by side are taken for one (CIEDE2000). */
const alike = 10;
/** Colours that are legible and still say the wrong thing: remarks, not faults. */
export function colorRemarks({ color }: BrandTokens): readonly string[] {
  const isAlike = (one: string, other: string) => difference(one, other) < alike;
  return [
    ...(isAlike(color.accent, color.second)
      ? ['"accent" and "second" look alike: the sign and the pictures have one colour only.']
      : []),
    ...(isAlike(color.accent, color.disabledText) || isAlike(color.accent, color.disabledBg)
      ? [
          '"accent" looks like what is switched off: players may take the main button for one that cannot be pressed.',
        ]
      : []),
    ...(isAlike(color.accent, color.danger)
      ? ['"accent" looks like "danger": players may take the main button for a warning.']
      : []),
  ];
}

/** Throws, in an operator's words, where it is no colour or lets what lies below shine through. */
export function solidColor(text: string): Oklch {
  const color = readColor(text);
  if ((color.alpha ?? 1) < 1)
    throw new Error(
      `"${text}" lets the ground shine through. Give a colour without transparency, like #ff9a6b.`,
    );
  return color;
}
