import styled from 'styled-components';
import { useBrand } from '../../../theme/brand-context.ts';
import { vars } from '../../../theme/vars.ts';

export interface ShareRingProps {
  /** From 0 to 1; beyond is cut off. */
  readonly part: number;
  readonly isFull: boolean;
}

/** A circle is a square with round corners: its line begins at the top, and in the hand of pixels the corners are square. */
const Ring = styled.svg`
  width: 56px;
  height: 56px;
  > rect {
    fill: none;
    stroke: ${vars.color.fieldBg};
    stroke-width: 8;
    rx: 22px;
  }
  &[data-icons='pixel'] > rect {
    rx: 0;
  }
  > rect + rect {
    stroke: ${vars.color.second};
  }
  > path {
    fill: none;
    stroke: ${vars.color.win};
    stroke-width: 5;
  }
  &[data-full] > rect + rect {
    stroke: ${vars.color.win};
  }
  @media (forced-colors: active) {
    > rect {
      stroke: GrayText;
    }
    > rect + rect,
    > path {
      stroke: Highlight;
    }
  }
`;

const line = { x: 6, y: 6, width: 44, height: 44, pathLength: 1 } as const;

/** How much of a goal is there, as a ring; a tick once it is all there. What it shows stands in words beside it. */
export function ShareRing({ part, isFull }: ShareRingProps) {
  const drawn = Math.min(1, Math.max(0, part));
  return (
    <Ring
      viewBox="0 0 56 56"
      aria-hidden="true"
      data-full={isFull ? '' : undefined}
      data-icons={useBrand().layout.icons}
      data-part="share-ring"
    >
      <rect {...line} />
      <rect {...line} strokeDasharray={`${drawn} 1`} />
      {isFull && <path d="M19 29l6 6 12-13" />}
    </Ring>
  );
}
