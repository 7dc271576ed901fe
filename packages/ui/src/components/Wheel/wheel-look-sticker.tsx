import { polar } from '../../art/svg.ts';
import { vars } from '../../theme/vars.ts';
import { cornersPerField } from './wheel-geometry.ts';
import type { RimProps } from './wheel-props.ts';

const corners = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;
const gap = 13;

/** Dots that shrink from a corner of the board towards its middle. */
function cornerDots(): string {
  let path = '';
  for (let row = 0; row < 6; row += 1) {
    for (let column = 0; column + row < 6; column += 1) {
      const radius = 5.4 - (row + column) * 0.85;
      const x = 187 - column * gap;
      const y = 187 - row * gap;
      path += `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0`;
    }
  }
  return path;
}

const dots = cornerDots();

/** The cabinet's screen behind the wheel. */
export function StickerBoard() {
  return (
    <>
      <rect x="-198.500" y="-198.500" width="397" height="397" fill={vars.color.surface1} />
      {corners.map(([x, y]) => (
        <path key={`${x}${y}`} d={dots} transform={`scale(${x} ${y})`} fill={vars.color.second} />
      ))}
      <rect
        x="-198.500"
        y="-198.500"
        width="397"
        height="397"
        fill="none"
        stroke={vars.color.edge}
        strokeWidth="3"
      />
    </>
  );
}

/** A thick outline with a stud on each corner. */
export function StickerRim({ count }: RimProps) {
  const total = count * cornersPerField(count);
  const points = Array.from({ length: total }, (_, index) => polar(0, 0, 184, (index + 0.5) / total));
  const outline = points.map(([x, y]) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' ');
  return (
    <>
      <polygon points={outline} fill="none" stroke={vars.color.edge} strokeWidth="5" />
      {points.map(([x, y], index) => (
        <rect
          key={`${x.toFixed(0)} ${y.toFixed(0)}`}
          x="-6"
          y="-6"
          width="12"
          height="12"
          transform={`translate(${x.toFixed(2)} ${y.toFixed(2)}) rotate(${((index + 0.5) * 360) / total})`}
          fill={vars.color.accent}
          stroke={vars.color.bg}
          strokeWidth="2.500"
        />
      ))}
    </>
  );
}

/** An arrow of pixels. */
export function StickerPointer() {
  return (
    <path
      d="M-24-198H24v12H16v10H8v10H4v8H-4v-8H-8v-10H-16v-10H-24z"
      fill={vars.color.accent}
      stroke={vars.color.bg}
      strokeWidth="5"
      paintOrder="stroke"
    />
  );
}
