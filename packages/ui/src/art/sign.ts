import { type LogoMark, viewBoxOf } from '../theme/logo-mark.ts';

/** A brand's sign as its pictures show it: worked out once, of the pack's mark and colours. */
export interface Sign {
  readonly mark: LogoMark;
  /** Of its shapes, in the units of the mark's view box: left, top, width and height. */
  readonly bounds: readonly [number, number, number, number];
  /** The same in pixels, a letter an ink (`Sprite`): `1` the accent, `2` the second colour, `.` nothing. */
  readonly pixels: string;
  /** Shapes of it lie beyond the view box, where they are not to be seen. */
  readonly isCropped: boolean;
  readonly scheme: 'dark' | 'light';
  /** As `#rrggbb`. */
  readonly accent: string;
  readonly second: string;
}

/** The home's hero, and the picture beside the promises. */
export type SignPicture = 'hero' | 'promo';

/** The colours that its two shapes are in. */
export interface SignInks {
  readonly accent: string;
  readonly second: string;
}

/** Where a sign stands: whole within a box about a point. */
export interface SignPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const exact = (value: number): number => Number(value.toFixed(4));

/** By how much the sign grows in a box. */
export function signScale({ bounds: [, , width, height] }: Sign, place: SignPlace): number {
  return Math.min(place.width / width, place.height / height);
}

/** Its width and height in a box, which it fills in one direction. */
export function signSize(sign: Sign, place: SignPlace): readonly [number, number] {
  const scale = signScale(sign, place);
  return [sign.bounds[2] * scale, sign.bounds[3] * scale];
}

/** Its two shapes, written once in a picture. */
export function signDefs({ mark, isCropped }: Sign, prefix: string): string {
  const paths = (more = '') =>
    `<path id="${prefix}-sa" d="${mark.accent}"${more}/><path id="${prefix}-sb" d="${mark.second}"${more}/>`;
  if (!isCropped) return `<defs>${paths()}</defs>`;
  const [left, top, width, height] = viewBoxOf(mark);
  return `<defs><clipPath id="${prefix}-sv"><path d="M${left} ${top}h${width}v${height}h${-width}z"/></clipPath>${paths(` clip-path="url(#${prefix}-sv)"`)}</defs>`;
}

/** The largest box for it about a point that a circle holds; a sign seldom fills its corners, which may reach a little further. */
export function roundPlace(
  { bounds: [, , width, height] }: Sign,
  x: number,
  y: number,
  r: number,
): SignPlace {
  const scale = Math.min((r * 1.7) / Math.max(width, height), (r * 2.12) / Math.hypot(width, height));
  return { x, y, width: width * scale, height: height * scale };
}

function transformOf(sign: Sign, place: SignPlace, flip: number): string {
  const scale = signScale(sign, place);
  const [left, top, width, height] = sign.bounds;
  return `translate(${exact(place.x)} ${exact(place.y)}) scale(${exact(scale)} ${exact(scale * flip)}) translate(${exact(-left - width / 2)} ${exact(-top - height / 2)})`;
}

/** What is drawn upon the sign alone. */
export function onSign(sign: Sign, prefix: string, place: SignPlace, content: string): string {
  const moved = ` transform="${transformOf(sign, place, 1)}"`;
  return `<clipPath id="${prefix}-on"><use href="#${prefix}-sa"${moved}/><use href="#${prefix}-sb"${moved}/></clipPath><g clip-path="url(#${prefix}-on)">${content}</g>`;
}

/** The sign about a point (`signDefs`). `more`: of the whole; `flip` turns it upside down and presses it, as water does. */
export function signAt(
  sign: Sign,
  prefix: string,
  place: SignPlace,
  inks: SignInks,
  { more = '', flip = 1 }: { readonly more?: string; readonly flip?: number } = {},
): string {
  return `<g transform="${transformOf(sign, place, flip)}"${more}><use href="#${prefix}-sa" fill="${inks.accent}"/><use href="#${prefix}-sb" fill="${inks.second}"/></g>`;
}

/**
 * Lines that run around the sign at even distances, as an engraver's or as a light's: one line a colour, the outermost first. `step` in the
 * units of the picture.
 */
export function signEcho(
  sign: Sign,
  prefix: string,
  place: SignPlace,
  step: number,
  colours: readonly string[],
): string {
  const scale = signScale(sign, place);
  return colours
    .map((colour, index) => {
      const width = exact((2 * step * (colours.length - index)) / scale);
      return signAt(
        sign,
        prefix,
        place,
        { accent: colour, second: colour },
        {
          more: ` stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"`,
        },
      );
    })
    .join('');
}
