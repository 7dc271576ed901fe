import { useId } from 'react';
import styled from 'styled-components';
import { focusRing } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import { ChoiceRow } from '../Field/ChoiceRow.tsx';
import { FieldError } from '../Field/FieldError.tsx';

export const radioGroupStates = ['NoneChosen', 'Chosen', 'WithError', 'OptionDisabled', 'LongText'] as const;

export interface RadioOption<Value extends string> {
  /** Unique in the group. */
  readonly value: Value;
  /** The answer, in a few words. */
  readonly label: string;
  /** Why it cannot be chosen; shown below the label. Left out: it can be. */
  readonly disabledReason?: string;
}

export interface RadioGroupProps<Value extends string> {
  /** The question, above the answers; names the group. */
  readonly legend: string;
  /** From top to bottom, at least two. */
  readonly options: readonly RadioOption<Value>[];
  /** The one chosen; null: none yet. */
  readonly value: Value | null;
  /** Gets the one chosen; arrow keys choose too. */
  readonly onChange: (value: Value) => void;
  /** What to correct, below the answers. Left out: nothing is wrong. */
  readonly error?: string | undefined;
}

const Root = styled.fieldset`
  display: grid;
  min-width: 0;
`;

const Legend = styled.legend`
  padding-bottom: ${vars.space.s1};
  font-size: ${vars.text.sm};
  font-weight: ${vars.weight.medium};
`;

const Reason = styled.span`
  display: block;
  font-size: ${vars.text.sm};
`;

/** A circle, or the brand's own other than a checkbox's: its shape says that one of several is chosen. */
const Dot = styled.input`
  appearance: none;
  display: grid;
  place-items: center;
  width: 20px;
  height: 20px;
  margin: 2px;
  border: 2px solid ${vars.color.fieldLine};
  border-radius: ${vars.radius.round};
  rotate: ${vars.shape.turn};
  background: ${vars.color.fieldBg};
  cursor: inherit;
  ${focusRing}
  &::after {
    content: '';
    width: 10px;
    height: 10px;
    border-radius: ${vars.radius.round};
    background: ${vars.color.accent};
    scale: 0;
    transition: scale ${vars.motion.base} ${vars.motion.spring};
  }
  &:checked {
    border-color: ${vars.color.accent};
  }
  &:checked::after {
    scale: 1;
  }
  &[aria-invalid='true'] {
    border-color: ${vars.color.danger};
  }
  &:disabled {
    border-color: ${vars.color.line};
    background: ${vars.color.disabledBg};
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`;

/** One of a few short answers. Things that need a picture or a second line are `ChoiceCards`. */
export function RadioGroup<Value extends string>({
  legend,
  options,
  value,
  onChange,
  error,
}: RadioGroupProps<Value>) {
  const name = useId();
  const errorId = `${name}-error`;
  return (
    <Root aria-describedby={error ? errorId : undefined} data-part="radio-group">
      <Legend>{legend}</Legend>
      {options.map((option) => (
        <ChoiceRow key={option.value}>
          <Dot
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabledReason !== undefined}
            aria-invalid={error ? true : undefined}
            onChange={() => onChange(option.value)}
          />
          <span>
            {option.label}
            {option.disabledReason !== undefined && <Reason>{option.disabledReason}</Reason>}
          </span>
        </ChoiceRow>
      ))}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </Root>
  );
}
