import { converter, formatHex, parse } from 'culori';
import type { BrandTokens } from '../../packages/ui/src/theme/contract.ts';
import { type LogoMark, viewBoxOf } from '../../packages/ui/src/theme/logo-mark.ts';

const toRgb = converter('rgb');

/** A colour for places that support neither custom properties nor oklch (icons, `theme-color`). */
export function hexColor(color: string): string {
  return formatHex(toRgb(parse(color))) ?? '#000000';
}

/** The mark on the brand's own ground, as an icon for tabs and home screens. */
export function brandIcon(mark: LogoMark, tokens: BrandTokens): string {
  const [left, top, width, height] = viewBoxOf(mark);
  const side = Math.max(width, height) * 1.2;
  const x = left - (side - width) / 2;
  const y = top - (side - height) / 2;
  const at = (value: number) => Number(value.toFixed(2));
  const radius = tokens.radius.md === '0px' ? 0 : side * 0.2;
  const box = [x, y, side, side].map(at).join(' ');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">`,
    `<rect x="${at(x)}" y="${at(y)}" width="${at(side)}" height="${at(side)}" rx="${at(radius)}" fill="${hexColor(tokens.color.bg)}"/>`,
    `<path fill="${hexColor(tokens.color.accent)}" d="${mark.accent}"/>`,
    ...(mark.second ? [`<path fill="${hexColor(tokens.color.second)}" d="${mark.second}"/>`] : []),
    '</svg>\n',
  ].join('');
}
