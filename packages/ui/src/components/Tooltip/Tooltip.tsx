import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { vars } from '../../theme/vars.ts';

export const tooltipStates = ['Open', 'OnFocus', 'LongText'] as const;

export interface TooltipProps {
  /** A hint, not a name: anything pressable has its own, and touch users never see this. */
  readonly text: string;
  /** What it hints at: something that can take focus. */
  readonly children: ReactElement;
  /** Open from the start. Default: false. */
  readonly isInitiallyOpen?: boolean;
}

const Positioner = styled(Base.Positioner)`
  z-index: 50;
`;

const Popup = styled(Base.Popup)`
  max-width: min(18rem, calc(100vw - 2 * ${vars.space.s4}));
  padding: ${vars.space.s2} ${vars.space.s3};
  border: ${vars.size.edge} solid ${vars.color.edge};
  border-radius: ${vars.radius.sm};
  background: ${vars.color.surface3};
  color: ${vars.color.text};
  font-size: ${vars.text.sm};
  line-height: 1.4;
  transition: opacity ${vars.motion.fast} ${vars.motion.ease};
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`;

/** A few more words on hover or focus. Nothing essential may appear only here. */
export function Tooltip({ text, children, isInitiallyOpen = false }: TooltipProps) {
  return (
    <Base.Root defaultOpen={isInitiallyOpen}>
      <Base.Trigger render={children} />
      <Base.Portal>
        <Positioner sideOffset={8}>
          <Popup data-part="tooltip">{text}</Popup>
        </Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
