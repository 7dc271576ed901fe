import { type LogoMark, viewBoxOf } from '../theme/logo-mark.ts';
import { type ArtHand, artHands } from './family.ts';
import { ROOT, svg } from './svg.ts';

/**
 * Where it stands on the sheet: its middle, its greater side, and by how many degrees it is turned. On the left, where a hero's words begin, nothing
 * stands between the head and the lower third.
 */
const arrangements = [
  [
    { x: 1400, y: 190, side: 620, turn: 14 },
    { x: 150, y: 850, side: 400, turn: -18 },
    { x: 1510, y: 820, side: 190, turn: 32 },
  ],
  [
    { x: 1420, y: 800, side: 680, turn: -12 },
    { x: 1540, y: 230, side: 240, turn: 24 },
    { x: 60, y: 70, side: 150, turn: -20 },
    { x: 90, y: 900, side: 220, turn: 16 },
  ],
  [
    { x: 60, y: 900, side: 560, turn: 20 },
    { x: 1560, y: 500, side: 460, turn: -26 },
    { x: 1390, y: 930, side: 150, turn: 10 },
    { x: 1370, y: 90, side: 130, turn: -8 },
  ],
] as const;

export interface SignBackgroundRequest {
  readonly mark: LogoMark;
  /** What its pictures are drawn by: brands of different hands have it in other places. */
  readonly hand: ArtHand;
  /** Of its lines, as `#rrggbb`. */
  readonly accent: string;
  readonly second: string;
}

/**
 * The quiet scenery of a brand that has its pictures tinted, 1600 x 1000: its own sign in outlines, in the corners of a sheet whose middle is bare.
 * No other brand has that one, whatever family its drawings are of.
 */
export function drawSignBackground({ mark, hand, accent, second }: SignBackgroundRequest): string {
  const [left, top, width, height] = viewBoxOf(mark);
  const places = arrangements[artHands.indexOf(hand) % arrangements.length] ?? arrangements[0];
  const stands = places.map(({ x, y, side, turn }) => {
    const scale = side / Math.max(width, height);
    return `<use href="#s" transform="translate(${x} ${y})rotate(${turn})scale(${scale.toFixed(3)})translate(${-left - width / 2} ${-top - height / 2})"/>`;
  });
  // Lines are of one width on the page however large the sign is.
  const line = (d: string, colour: string) =>
    svg`<path d="${d}" stroke="${colour}" stroke-width="2" vector-effect="non-scaling-stroke"/>`;
  return `<svg ${ROOT} viewBox="0 0 1600 1000" fill="none" stroke-linejoin="round"><defs><g id="s">${line(mark.accent, accent)}${line(mark.second, second)}</g></defs><g opacity=".32">${stands.join('')}</g></svg>`;
}
