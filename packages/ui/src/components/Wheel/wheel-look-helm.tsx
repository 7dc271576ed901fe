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
            <path d="M-6-176h12l-2.500-8h-7z" />
            <rect x="-6" y="-199" width="12" height="18" rx="6" />
          </g>
        );
      })}
      <circle r="170" fill="none" stroke={vars.color.secondSoft} strokeWidth="12" />
      <circle r="176" fill="none" stroke={vars.color.second} strokeWidth="2.500" />
      <circle r="164" fill="none" stroke={vars.color.second} strokeWidth="2.500" />
    </>
  );
}

/** A drop of amber whose tip reaches over the ring. */
export function HelmPointer() {
  return (
    <path
      d="M0-154C-5-168-17-173-17-185a17 15 0 0 1 34 0C17-173 5-168 0-154z"
      fill={vars.color.accent}
      stroke={vars.color.bg}
      strokeWidth="5"
      paintOrder="stroke"
    />
  );
}
