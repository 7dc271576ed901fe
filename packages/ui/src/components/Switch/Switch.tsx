import { type ComponentProps, useId } from 'react';
import styled from 'styled-components';
import { focusRing } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';

export const switchStates = ['Off', 'On', 'WithHint', 'Saving', 'Disabled', 'LongText'] as const;

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'style' | 'disabled'> {
  /** What is switched; stays the same in both positions. */
  readonly label: string;
  /** Below the label: what comes of it. Default: nothing. */
  readonly hint?: string;
  /** The change is on its way to the server: presses wait for it. Default: false. */
  readonly isPending?: boolean;
  /** Why it cannot be switched, in place of the hint. Left out: it can be. */
  readonly disabledReason?: string | undefined;
}

const Root = styled.label`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${vars.space.s1} ${vars.space.s4};
  align-items: center;
  min-height: ${vars.size.target};
  cursor: pointer;
  &:has(:disabled) {
    color: ${vars.color.disabledText};
    cursor: not-allowed;
  }
`;

const Hint = styled.span`
  display: block;
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
`;

const Track = styled.input`
  appearance: none;
  position: relative;
  width: 52px;
  height: 30px;
  margin: 0;
  border: ${vars.size.edge} solid ${vars.color.fieldLine};
  border-radius: ${vars.radius.pill};
  background: ${vars.color.fieldBg};
  cursor: inherit;
  transition: background-color ${vars.motion.base} ${vars.motion.ease};
  ${focusRing}

  &::after {
    content: '';
    position: absolute;
    top: 50%;
    left: 4px;
    width: 20px;
    height: 20px;
    border-radius: ${vars.radius.round};
    background: ${vars.color.textMuted};
    translate: 0 -50%;
    transition: left ${vars.motion.base} ${vars.motion.spring};
  }
  &:checked {
    border-color: ${vars.color.accent};
    background: ${vars.color.accent};
  }
  &:checked::after {
    left: calc(100% - 24px);
    background: ${vars.color.onAccent};
  }
  &[aria-busy='true'] {
    cursor: progress;
    opacity: 0.7;
  }
  &:disabled {
    border-color: ${vars.color.line};
    background: ${vars.color.disabledBg};
  }
  &:disabled::after {
    background: ${vars.color.disabledText};
  }
  @media (forced-colors: active) {
    appearance: auto;
    &::after {
      content: none;
    }
  }
`;

/** A controlled field wants a listener, also while nothing may change. */
const noop = () => undefined;

/** Something that is on or off from the moment it is pressed; what waits for a form's submit is a `Checkbox`. */
export function Switch({ label, hint, isPending = false, disabledReason, onChange, ...rest }: SwitchProps) {
  const id = useId();
  const note = disabledReason ?? hint;
  return (
    <Root data-part="switch">
      <span>
        <span id={`${id}-label`}>{label}</span>
        {note !== undefined && <Hint id={`${id}-hint`}>{note}</Hint>}
      </span>
      <Track
        {...rest}
        type="checkbox"
        role="switch"
        disabled={disabledReason !== undefined}
        aria-busy={isPending || undefined}
        onChange={isPending ? noop : onChange}
        aria-labelledby={`${id}-label`}
        aria-describedby={note === undefined ? undefined : `${id}-hint`}
      />
    </Root>
  );
}
