import { pngOf } from '@fortuna/ui/art/png.ts';

/** The icon's own ground goes on beyond its edge by so many parts of its side, without round corners: the system cuts its shape out. */
function fullBleed(icon: string, margin: number): string {
  const [left = 0, top = 0, side = 0] = (/viewBox="([^"]+)"/.exec(icon)?.[1] ?? '').split(' ').map(Number);
  if (!(side > 0)) throw new Error('art/icon.svg has no viewBox');
  const more = side * margin;
  const x = left - more;
  const y = top - more;
  const whole = side + 2 * more;
  return icon
    .replace(/viewBox="[^"]+"/, `viewBox="${x} ${y} ${whole} ${whole}"`)
    .replace(
      /<rect[^>]*?(fill="[^"]+")\/>/,
      `<rect x="${x}" y="${y}" width="${whole}" height="${whole}" $1/>`,
    );
}

/** So that the mark, 1/1.2 of the icon's side, stands whole in the middle circle of 80 % that every system leaves. */
const maskableMargin = 0.24;
/** Systems that round the corners alone. */
const touchMargin = 0.06;

interface AppIcon {
  /** In the brand's folder. */
  readonly name: string;
  /** Pixels, both ways. */
  readonly side: number;
  readonly draw: (icon: string) => string;
  /** How the manifest calls it; left out where it is not for the manifest. */
  readonly purpose?: 'any' | 'maskable';
}

/** What home screens show of a brand, all drawn from `art/icon.svg`. */
export const appIcons: readonly AppIcon[] = [
  { name: 'icon-192.png', side: 192, draw: (icon) => icon, purpose: 'any' },
  { name: 'icon-512.png', side: 512, draw: (icon) => icon, purpose: 'any' },
  {
    name: 'maskable-512.png',
    side: 512,
    draw: (icon) => fullBleed(icon, maskableMargin),
    purpose: 'maskable',
  },
  { name: 'apple-touch-icon.png', side: 180, draw: (icon) => fullBleed(icon, touchMargin) },
];

export function drawAppIcon({ side, draw }: AppIcon, icon: string): Buffer {
  return pngOf(draw(icon), side);
}
