import { type LogoMark, viewBoxOf } from '../theme/logo-mark.ts';
import { ROOT, svg } from './svg.ts';

/** Where it stands on the sheet: its middle, its greater side, and by how many degrees it is turned. */
const places = [
  { x: 1400, y: 190, side: 620, turn: 14 },
  { x: 150, y: 850, side: 480, turn: -18 },
  { x: 1510, y: 820, side: 190, turn: 32 },
  { x: 70, y: 380, side: 130, turn: -34 },
] as const;

export interface SignBackgroundRequest {
  readonly mark: LogoMark;
  /** Of its lines, as `#rrggbb`. */
  readonly accent: string;
  readonly second: string;
}

/**
 * The quiet scenery of a brand that has its pictures tinted, 1600 x 1000: its own sign in outlines, in the corners of a sheet whose middle is bare.
 * No other brand has that one, whatever family its drawings are of.
 */
export function drawSignBackground({ mark, accent, second }: SignBackgroundRequest): string {
  const [left, top, width, height] = viewBoxOf(mark);
  const stands = places.map(({ x, y, side, turn }) => {
    const scale = side / Math.max(width, height);
    return `<use href="#s" transform="translate(${x} ${y})rotate(${turn})scale(${scale.toFixed(3)})translate(${-left - width / 2} ${-top - height / 2})"/>`;
  });
  // Lines are of one width on the page however large the sign is.
  const line = (d: string, colour: string) =>
    svg`<path d="${d}" stroke="${colour}" stroke-width="2" vector-effect="non-scaling-stroke"/>`;
  return `<svg ${ROOT} viewBox="0 0 1600 1000" fill="none" stroke-linejoin="round"><defs><g id="s">${line(mark.accent, accent)}${line(mark.second, second)}</g></defs><g opacity=".32">${stands.join('')}</g></svg>`;
}
