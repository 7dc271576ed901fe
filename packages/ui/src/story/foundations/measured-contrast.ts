import { clampRgb, parse, wcagContrast } from 'culori';
import type { BrandLayout } from '../../theme/brand.ts';
import { tokenProperty } from '../../theme/contract.ts';
import { type ContrastPair, contrastPairsOf, contrastUses } from '../../theme/contrast.ts';

export interface MeasuredPair extends ContrastPair {
  /** Null where one of the two is not a colour. */
  readonly ratio: number | null;
  readonly isEnough: boolean;
}

/** The ratio of each pair of roles with the colours that are in force at this element, as a screen shows them. */
export function measureContrast(element: Element, layout: BrandLayout): readonly MeasuredPair[] {
  const style = getComputedStyle(element);
  const shown = (role: string) => {
    const color = parse(style.getPropertyValue(tokenProperty('color', role)).trim());
    return color && clampRgb(color);
  };
  return contrastPairsOf(layout).map((pair) => {
    const front = shown(pair.front);
    const back = shown(pair.back);
    const ratio = front && back ? wcagContrast(front, back) : null;
    return { ...pair, ratio, isEnough: ratio !== null && ratio >= contrastUses[pair.use] };
  });
}
