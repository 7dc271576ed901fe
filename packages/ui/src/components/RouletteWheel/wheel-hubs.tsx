import { polar } from '../../art/svg.ts';

/** How many ornaments each family has. */
export const hubForms = 3;

export interface HubProps {
  /** What it is made of: a colour of the brand. */
  readonly metal: string | undefined;
  /** Which of the family's ornaments, from 0. */
  readonly form: number;
}

const spokes = (count: number) => Array.from({ length: count }, (_, index) => index / count);

const swells = [
  { count: 8, d: 'M0-58C14-52 20-44 16-32 8-40-4-38-10-32c-2-12 2-20 10-26z' },
  { count: 12, d: 'M0-60C6-50 6-42 0-32-6-42-6-50 0-60z' },
  { count: 6, d: 'M-20-54C-8-62 8-62 20-54 14-44 6-36 0-30-6-36-14-44-20-54z' },
] as const;

/** Swell, the rays of a sun, shells: shapes that run around the axis in two layers. */
export function CoastHub({ metal, form }: HubProps) {
  const { count, d } = swells[form] ?? swells[0];
  return (
    <g stroke="none">
      {spokes(count).map((turn, index) => (
        <path
          key={turn}
          transform={`rotate(${turn * 360})`}
          d={d}
          fill={metal}
          opacity={index % 2 === 0 ? 0.85 : 0.4}
        />
      ))}
    </g>
  );
}

const rosettes = [
  { count: 18, rx: 10, ry: 27, cy: -30 },
  { count: 10, rx: 17, ry: 14, cy: -44 },
  { count: 30, rx: 4, ry: 14, cy: -45 },
] as const;

/** Rosettes of a lathe. */
export function GuillocheHub({ metal, form }: HubProps) {
  const { count, ...ellipse } = rosettes[form] ?? rosettes[0];
  return (
    <g fill="none" stroke={metal} strokeWidth="0.800">
      {spokes(count).map((turn) => (
        <ellipse key={turn} transform={`rotate(${turn * 360})`} {...ellipse} />
      ))}
      <circle r="58" />
    </g>
  );
}

const dots = [
  { count: 16, size: (ring: number) => 3 + ring * 1.5 },
  { count: 8, size: (ring: number) => 11 - ring * 3 },
  { count: 12, size: (ring: number) => (ring === 1 ? 10 : 3) },
] as const;

/** Dots that grow towards the axis, away from it, and a chain of them. */
export function HalftoneHub({ metal, form }: HubProps) {
  const { count, size } = dots[form] ?? dots[0];
  return (
    <g fill={metal}>
      {[54, 46, 38].map((radius, ring) =>
        spokes(count).map((turn) => {
          const [x, y] = polar(0, 0, radius, turn + (ring % 2) / (count * 2));
          const side = size(ring);
          return <rect key={turn} x={x - side / 2} y={y - side / 2} width={side} height={side} />;
        }),
      )}
    </g>
  );
}
