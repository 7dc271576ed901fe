import { useId } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '../../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { media } from '../../../../theme/media.ts';
import { focusRing } from '../../../../theme/mixins.ts';
import { vars } from '../../../../theme/vars.ts';

export interface StepButtonProps {
  readonly way: 'less' | 'more';
  /** Its name, and its tooltip. */
  readonly label: string;
  /** Why it goes no further; it stays focusable and says so. Left out: it does. */
  readonly disabledReason?: string | undefined;
  readonly onStep: () => void;
}

const Root = styled.button`
  position: relative;
  align-self: center;
  width: ${vars.size.target};
  height: ${vars.size.target};
  padding: 0;
  border: 2px solid ${vars.color.textSubtle};
  border-radius: ${vars.radius.round};
  background: transparent;
  color: ${vars.color.text};
  cursor: pointer;
  ${focusRing}

  /* Lines and no letters: each hand of icons has a plus, and none has a minus. */
  &::before,
  &[data-way='more']::after {
    content: '';
    position: absolute;
    inset: calc(50% - 1px) 12px auto;
    border-top: 2px solid;
  }
  &[data-way='more']::after {
    rotate: 90deg;
  }
  ${media.hover} {
    &:hover {
      border-color: ${vars.color.accent};
      color: ${vars.color.accentText};
    }
  }
  &:active {
    scale: ${vars.press.scale};
  }
  &[aria-disabled='true'] {
    border-style: dashed;
    color: ${vars.color.textSubtle};
    cursor: not-allowed;
    scale: none;
  }
`;

/** To the next ready amount on one side. */
export function StepButton({ way, label, disabledReason, onStep }: StepButtonProps) {
  const reasonId = useId();
  const isDisabled = disabledReason !== undefined;
  return (
    <Root
      type="button"
      aria-label={label}
      title={disabledReason ?? label}
      aria-disabled={isDisabled || undefined}
      aria-describedby={isDisabled ? reasonId : undefined}
      data-way={way}
      data-part="step"
      onClick={isDisabled ? undefined : onStep}
    >
      {isDisabled && <VisuallyHidden id={reasonId}>{disabledReason}</VisuallyHidden>}
    </Root>
  );
}
