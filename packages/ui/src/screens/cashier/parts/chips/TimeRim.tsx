import type { ReactNode } from 'react';
import styled from 'styled-components';
import { vars } from '../../../../theme/vars.ts';

export interface TimeRimProps {
  /** Whole seconds that are left. */
  readonly seconds: number;
  /** Of a full rim; null where it is not known: no rim. */
  readonly total: number | null;
  /** The same in words and figures. */
  readonly children: ReactNode;
}

/** Rim and words are parts of the panel that they stand in: the one lies around its picture. */
const Root = styled.div`
  display: contents;
  > svg {
    fill: none;
    stroke: ${vars.color.surface3};
    pointer-events: none;
  }
  [data-left] {
    stroke: ${vars.color.accent};
  }
  [data-notches] {
    stroke: ${vars.color.surface1};
  }
  &:has([data-urgent]) [data-left] {
    stroke: ${vars.color.warning};
  }
  @media (forced-colors: active) {
    [data-left] {
      stroke: Highlight;
    }
  }
`;

const rim = { cx: 50, cy: 50, r: 46.25, strokeWidth: 7 } as const;

/** Time that is left, as the rim of a chip that runs out. It is drawn, not styled: the policy blocks style attributes. */
export function TimeRim({ seconds, total, children }: TimeRimProps) {
  return (
    <Root data-part="time-left">
      {total !== null && total > 0 && (
        <svg viewBox="0 0 100 100" aria-hidden="true">
          <circle {...rim} />
          <circle
            {...rim}
            data-left=""
            pathLength={100}
            strokeDasharray={`${Math.min(1, Math.max(0, seconds / total)) * 100} 100`}
            transform="rotate(-90 50 50)"
          />
          {/* Eight wedges, as in the rim of any chip: one lies where the time began. */}
          <circle
            {...rim}
            data-notches=""
            pathLength={16}
            strokeDasharray="1 1"
            transform="rotate(-101.25 50 50)"
          />
        </svg>
      )}
      {children}
    </Root>
  );
}
