import { polar } from '../../art/svg.ts';
import { vars } from '../../theme/vars.ts';
import type { RimProps } from './wheel-props.ts';

/** A closed line of loops around the axis, as a lathe engraves it. */
function rosette(inner: number, outer: number, loops: number, turns: number): string {
  const steps = 360;
  const points = Array.from({ length: steps }, (_, index) => {
    const part = index / steps;
    const radius = (inner + outer) / 2 + ((outer - inner) / 2) * Math.cos(part * loops * Math.PI * 2);
    const [x, y] = polar(0, 0, radius, part * turns);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${points.join('L')}z`;
}

const lathe = rosette(48, 82, 32, 5);
const minutes = Array.from({ length: 96 }, (_, index) => {
  const [x, y] = polar(0, 0, 183, index / 96);
  const [toX, toY] = polar(0, 0, index % 4 === 0 ? 191 : 188, index / 96);
  return `M${x.toFixed(2)} ${y.toFixed(2)}L${toX.toFixed(2)} ${toY.toFixed(2)}`;
}).join('');

/** A dial: minute lines between two hairlines, lozenges at the ends of the fields, a rosette around the axis. */
export function EngravedRim({ count }: RimProps) {
  return (
    <g fill="none" stroke={vars.color.second} strokeWidth="1">
      <path d={lathe} strokeWidth="0.700" />
      <circle r="178" strokeWidth="1.500" />
      <circle r="181" strokeWidth="0.750" />
      <circle r="194" strokeWidth="0.750" />
      <circle r="197" strokeWidth="2" />
      <path d={minutes} />
      {Array.from({ length: count }, (_, index) => {
        const turn = ((index + 0.5) * 360) / count;
        return (
          <path
            key={turn}
            transform={`rotate(${turn})`}
            d="M0-193l4 5.500-4 5.500-4-5.500z"
            fill={vars.color.second}
            stroke={vars.color.bg}
          />
        );
      })}
    </g>
  );
}

/** A slender hand. */
export function EngravedPointer() {
  return (
    <g fill={vars.color.accent} stroke={vars.color.surface1} strokeWidth="2" paintOrder="stroke">
      <path d="M0-158l-6.500-24L0-200l6.500 18z" />
      <circle cy="-183" r="2.500" fill={vars.color.surface1} stroke="none" />
    </g>
  );
}
