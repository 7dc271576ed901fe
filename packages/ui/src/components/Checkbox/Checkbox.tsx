import { type ComponentProps, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { focusRing } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import { ChoiceRow } from '../Field/ChoiceRow.tsx';
import { FieldError } from '../Field/FieldError.tsx';

export const checkboxStates = [
  'Unchecked',
  'Checked',
  'WithLinks',
  'WithError',
  'Disabled',
  'LongText',
] as const;

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'style' | 'children'> {
  /** What is agreed to or switched on; may hold links. */
  readonly label: ReactNode;
  /** What to correct, below the row. Left out: nothing is wrong. */
  readonly error?: string | undefined;
}

const Root = styled.div`
  display: grid;
  gap: ${vars.space.s1};
  min-width: 0;
`;

const Box = styled.input`
  appearance: none;
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  margin: 0;
  border: ${vars.size.edge} solid ${vars.color.fieldLine};
  border-radius: min(${vars.radius.sm}, 7px);
  background: ${vars.color.fieldBg};
  cursor: inherit;
  transition: background-color ${vars.motion.fast} ${vars.motion.ease};
  ${focusRing}

  &::after {
    content: '';
    width: 16px;
    height: 16px;
    background: ${vars.color.onAccent};
    clip-path: ${vars.shape.tick};
    opacity: 0;
    scale: 0.6;
    transition: scale ${vars.motion.base} ${vars.motion.spring};
  }
  &:hover {
    border-color: ${vars.color.fieldLineHover};
  }
  &:checked {
    border-color: ${vars.color.accent};
    background: ${vars.color.accent};
  }
  &:checked::after {
    opacity: 1;
    scale: 1;
  }
  &[aria-invalid='true'] {
    border-color: ${vars.color.danger};
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
  }
`;

/** A yes or no in a form. The whole row is the target. */
export function Checkbox({ label, error, id, ...rest }: CheckboxProps) {
  const ownId = useId();
  const errorId = `${ownId}-error`;
  return (
    <Root data-part="checkbox" data-invalid={error ? '' : undefined}>
      <ChoiceRow htmlFor={id ?? ownId}>
        <Box
          {...rest}
          id={id ?? ownId}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : rest['aria-describedby']}
        />
        <span data-part="label">{label}</span>
      </ChoiceRow>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </Root>
  );
}
