import styled from 'styled-components';
import { vars } from '../../../theme/vars.ts';

export interface ShareRingProps {
  /** From 0 to 1; beyond is cut off. */
  readonly part: number;
  readonly isFull: boolean;
}

const radius = 22;
const around = 2 * Math.PI * radius;

const Ring = styled.svg`
  width: 56px;
  height: 56px;
  > circle {
    fill: none;
    stroke: ${vars.color.fieldBg};
    stroke-width: 8;
  }
  > circle + circle {
    stroke: ${vars.color.second};
  }
  > path {
    fill: none;
    stroke: ${vars.color.win};
    stroke-width: 5;
  }
  &[data-full] > circle + circle {
    stroke: ${vars.color.win};
  }
  @media (forced-colors: active) {
    > circle {
      stroke: GrayText;
    }
    > circle + circle,
    > path {
      stroke: Highlight;
    }
  }
`;

/** How much of a goal is there, as a ring; a tick once it is all there. What it shows stands in words beside it. */
export function ShareRing({ part, isFull }: ShareRingProps) {
  const drawn = Math.min(1, Math.max(0, part)) * around;
  return (
    <Ring viewBox="0 0 56 56" aria-hidden="true" data-full={isFull ? '' : undefined} data-part="share-ring">
      <circle cx={28} cy={28} r={radius} />
      <circle
        cx={28}
        cy={28}
        r={radius}
        strokeDasharray={`${drawn} ${around}`}
        transform="rotate(-90 28 28)"
      />
      {isFull && <path d="M19 29l6 6 12-13" />}
    </Ring>
  );
}
