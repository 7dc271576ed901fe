import { vars } from '../../theme/vars.ts';
import type { RimProps } from './wheel-props.ts';

/** Fewer handles make no helm; more than fields would not stand between them. */
function handlesOf(count: number): number {
  return count < 6 ? count * 2 : count;
}

/** The ring of a helm, with a handle between each two fields. */
export function HelmRim({ count }: RimProps) {
  const handles = handlesOf(count);
  return (
    <>
      {Array.from({ length: handles }, (_, index) => {
        const turn = ((index + 0.5) * 360) / handles;
        return (
          <g key={turn} transform={`rotate(${turn})`} fill={vars.color.second}>
            <path d="M-4.500-164h9l3-14h-15z" />
            <rect x="-5.500" y="-198" width="11" height="24" rx="5.500" />
          </g>
        );
      })}
      <circle r="169" fill="none" stroke={vars.color.second} strokeWidth="9" />
      <circle r="164" fill="none" stroke={vars.color.bg} strokeWidth="2" strokeOpacity="0.5" />
      <circle r="173" fill="none" stroke={vars.color.topLight} strokeWidth="1.500" />
    </>
  );
}

/** A drop of amber whose tip reaches over the ring. */
export function HelmPointer() {
  return (
    <path
      d="M0-150C-5-166-17-172-17-184a17 16 0 0 1 34 0C17-172 5-166 0-150z"
      fill={vars.color.accent}
      stroke={vars.color.bg}
      strokeWidth="5"
      paintOrder="stroke"
    />
  );
}
