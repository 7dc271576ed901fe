import { useId } from 'react';
import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { visuallyHidden } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import { FieldError } from '../Field/FieldError.tsx';

export const segmentedControlStates = ['Two', 'Three', 'WithVisibleLabel', 'WithError', 'LongText'] as const;

export interface Segment<Value extends string> {
  /** Unique in the choice. */
  readonly value: Value;
  /** One or two words. */
  readonly label: string;
}

export interface SegmentedControlProps<Value extends string> {
  /** Names the choice. */
  readonly label: string;
  /** Shows the label above; else it is for screen readers only. Default: false. */
  readonly hasVisibleLabel?: boolean;
  /** The radios' form name, unique on the page. */
  readonly name: string;
  /** From left to right; a few short ones. */
  readonly options: readonly Segment<Value>[];
  /** The one chosen: there always is one. */
  readonly value: Value;
  /** Gets the one chosen; arrow keys choose too. */
  readonly onChange: (value: Value) => void;
  /** What to correct, below the choice. Left out: nothing is wrong. */
  readonly error?: string | undefined;
}

const Root = styled.fieldset`
  min-width: 0;
`;

const Legend = styled.legend`
  padding-bottom: ${vars.space.s2};
  font-size: ${vars.text.sm};
  font-weight: ${vars.weight.medium};

  &[data-hidden] {
    ${visuallyHidden}
  }
`;

const Track = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: 2px;
  padding: 3px;
  border: ${vars.size.edge} solid ${vars.color.edge};
  border-radius: ${vars.radius.pill};
  background: ${vars.color.fieldBg};
`;

const Option = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  min-height: ${vars.size.target};
  padding: ${vars.space.s1} ${vars.space.s3};
  border-radius: ${vars.radius.pill};
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
  font-weight: ${vars.weight.medium};
  line-height: 1.2;
  text-align: center;
  cursor: pointer;
  transition:
    background-color ${vars.motion.base} ${vars.motion.ease},
    color ${vars.motion.fast} ${vars.motion.ease};

  ${media.hover} {
    &:hover {
      color: ${vars.color.text};
    }
  }
  &:has(:checked) {
    background: ${vars.color.surface3};
    color: ${vars.color.text};
    box-shadow:
      inset 0 1px 0 ${vars.color.topLight},
      inset 0 0 0 1.5px ${vars.color.accent};
  }
  &:has(:focus-visible) {
    outline: 3px solid ${vars.color.focus};
    outline-offset: 1px;
  }
`;

const Radio = styled.input`
  ${visuallyHidden}
`;

/** A choice among a few, all visible: radio buttons that look like a switch. */
export function SegmentedControl<Value extends string>({
  label,
  hasVisibleLabel = false,
  name,
  options,
  value,
  onChange,
  error,
}: SegmentedControlProps<Value>) {
  const errorId = useId();
  return (
    <Root aria-describedby={error ? errorId : undefined} data-part="segmented-control">
      <Legend data-hidden={hasVisibleLabel ? undefined : ''}>{label}</Legend>
      <Track>
        {options.map((option) => (
          <Option key={option.value}>
            <Radio
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </Option>
        ))}
      </Track>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </Root>
  );
}
