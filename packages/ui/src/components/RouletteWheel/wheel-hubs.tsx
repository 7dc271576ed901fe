import { polar } from '../../art/svg.ts';
import { vars } from '../../theme/vars.ts';

const spokes = (count: number) => Array.from({ length: count }, (_, index) => index / count);

/** Swell: waves that run around the axis in two layers. */
export function CoastHub() {
  return (
    <g stroke="none">
      {spokes(8).map((turn) => (
        <path
          key={turn}
          transform={`rotate(${turn * 360})`}
          d="M0-58C14-52 20-44 16-32 8-40-4-38-10-32c-2-12 2-20 10-26z"
          fill={vars.color.second}
          opacity={turn % 0.25 === 0 ? 0.85 : 0.4}
        />
      ))}
    </g>
  );
}

/** A lathe's rosette. */
export function GuillocheHub() {
  return (
    <g fill="none" stroke={vars.color.second} strokeWidth="0.800">
      {spokes(18).map((turn) => (
        <ellipse key={turn} transform={`rotate(${turn * 360})`} cy="-30" rx="10" ry="27" />
      ))}
      <circle r="58" />
    </g>
  );
}

/** Dots that grow towards the axis. */
export function HalftoneHub() {
  return (
    <g fill={vars.color.second}>
      {[54, 46, 38].map((radius, ring) =>
        spokes(16).map((turn) => {
          const [x, y] = polar(0, 0, radius, turn + (ring % 2) / 32);
          const size = 3 + ring * 1.5;
          return <rect key={turn} x={x - size / 2} y={y - size / 2} width={size} height={size} />;
        }),
      )}
    </g>
  );
}
