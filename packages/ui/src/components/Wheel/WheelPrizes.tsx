import { useId } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { isCut } from './label-lines.ts';
import { Prizes } from './Wheel.style.ts';
import { fieldSizes } from './wheel-geometry.ts';
import type { WheelSegment } from './wheel-props.ts';

export interface WheelPrizesProps {
  readonly label: string;
  readonly segments: readonly WheelSegment[];
  /** From the look: a name that the picture has to cut makes the list visible. */
  readonly labelAt: number;
}

/** What the wheel holds, in words: always for screen readers, visible where the picture cannot say it all. */
export function WheelPrizes({ label, segments, labelAt }: WheelPrizesProps) {
  const labelId = useId();
  const { lineLength } = fieldSizes(segments.length, labelAt);
  const isNeeded = segments.some((segment) => isCut(segment.label, lineLength));
  const list = (
    <>
      <p id={labelId}>{label}</p>
      <ul aria-labelledby={labelId}>
        {segments.map((segment) => (
          <li key={segment.id}>{segment.label}</li>
        ))}
      </ul>
    </>
  );
  return isNeeded ? (
    <Prizes data-part="prizes">{list}</Prizes>
  ) : (
    <VisuallyHidden as="div">{list}</VisuallyHidden>
  );
}
