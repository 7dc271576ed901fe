import type { ReactNode } from 'react';
import styled from 'styled-components';
import { vars } from '../../../../theme/vars.ts';

export interface TimeBarProps {
  /** Whole seconds that are left. */
  readonly seconds: number;
  /** Of a full bar; null where it is not known: no bar. */
  readonly total: number | null;
  /** The same in words and figures. */
  readonly children: ReactNode;
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  font-size: ${vars.text.sm};

  /* Along the slot that the receipt comes from. */
  > svg {
    position: absolute;
    z-index: 1;
    inset: -4px -10px auto;
    width: calc(100% + 20px);
    height: 8px;
    border-radius: ${vars.radius.pill};
    fill: ${vars.color.accent};
  }
  &:has([data-urgent]) > svg {
    fill: ${vars.color.warning};
  }
  @media (forced-colors: active) {
    > svg {
      fill: Highlight;
    }
  }
`;

/** Time that is left, as a bar along the upper edge. It is drawn, not styled: the policy blocks style attributes. */
export function TimeBar({ seconds, total, children }: TimeBarProps) {
  return (
    <Root data-part="time-left">
      {total !== null && total > 0 && (
        <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
          <rect width={Math.min(1, Math.max(0, seconds / total)) * 100} height={1} />
        </svg>
      )}
      {children}
    </Root>
  );
}
