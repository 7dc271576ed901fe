import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { useBrand } from '../../theme/brand-context.ts';
import { vars } from '../../theme/vars.ts';
import { FieldError } from './FieldError.tsx';
import { belowLine } from './field-box.ts';
import { belowCells } from './field-cells.ts';
import { fieldLooks } from './field-looks.ts';
import { belowNotch } from './field-notch.ts';
import { belowStrip } from './field-strip.ts';

export const fieldStates = [
  'Plain',
  'WithHint',
  'WithError',
  'Optional',
  'Disabled',
  'InForm',
  'LongText',
  'Notch',
  'NotchWide',
  'Strip',
  'StripWide',
  'Cells',
  'CellsWide',
] as const;

/** The attributes that tie a control to its field: spread them on the control. */
export interface FieldControl {
  /** What the label points at. */
  readonly id: string;
  /** The error first, then the hint; undefined where there is neither. */
  readonly 'aria-describedby': string | undefined;
  /** True while there is an error, else undefined. */
  readonly 'aria-invalid': boolean | undefined;
}

export interface FieldProps {
  /** What is asked for; names the control. */
  readonly label: string;
  /** Shown before anything goes wrong: format, bounds. Left out: nothing. */
  readonly hint?: ReactNode;
  /** What to correct; the hint stays. Left out: nothing is wrong. */
  readonly error?: string | undefined;
  /** Beside the label, e.g. "optional". Left out: nothing. */
  readonly note?: ReactNode;
  /** Draws the control; what it is called with is spread on it. */
  readonly children: (control: FieldControl) => ReactNode;
}

interface OwnFieldProps extends FieldProps {
  /** The error has come while one types or presses, and not of sending the form, which says so itself: it is told at once. */
  readonly isAnnounced?: boolean;
}

const Root = styled.div`
  display: grid;
  /* Not "auto": a text box would bring its own width of twenty letters. */
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s2};
  min-width: 0;

  /* Where a place is no wide form it says so, and names stand above what is typed. */
  form &:is([data-fields='lines'], [data-fields='strip']):not([data-names='above'] *) {
    container: field / inline-size;
  }
  form &[data-fields='lines'] {
    @container field (min-width: 30rem) {
      > :not(:first-child) {
        ${belowLine}
      }
    }
  }
  form &[data-fields='notch'] {
    ${belowNotch}
  }
  form &[data-fields='strip'] {
    ${belowStrip}
  }
  /* In every form that has the room, a door's too: these names are made to stand before what they name. */
  form &&&[data-fields='cells'] {
    ${belowCells}
  }
`;

/** Label and control. In a form they stand in the brand's manner; elsewhere, as in the filters of a list, one above the other. */
const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s2};
  min-width: 0;

  form [data-fields='inset'] > & {
    ${fieldLooks.inset}
  }
  form [data-fields='lines'] > & {
    ${fieldLooks.lines}
  }
  form [data-fields='tabs'] > & {
    ${fieldLooks.tabs}
  }
  form [data-fields='notch'] > & {
    ${fieldLooks.notch}
  }
  form [data-fields='strip'] > & {
    ${fieldLooks.strip}
  }
  form [data-fields='cells'] > & {
    ${fieldLooks.cells}
  }
`;

const LabelRow = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${vars.space.s3};
  font-size: ${vars.text.sm};
`;

const Label = styled.label`
  font-weight: ${vars.weight.medium};
`;

const Note = styled.span`
  color: ${vars.color.textMuted};
`;

const Hint = styled.p`
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
  text-wrap: balance;
`;

/** Label, control, the error to correct, and the hint (specification section 5). */
export function Field({ label, hint, error, isAnnounced = false, note, children }: OwnFieldProps) {
  const { fields } = useBrand().layout;
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  return (
    <Root data-part="field" data-fields={fields} data-invalid={error ? '' : undefined}>
      <Frame data-part="frame">
        <LabelRow data-part="label-row">
          <Label htmlFor={id} data-part="label">
            {label}
          </Label>
          {note !== undefined && <Note data-part="note">{note}</Note>}
        </LabelRow>
        {children({
          id,
          'aria-describedby': [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined,
          'aria-invalid': error ? true : undefined,
        })}
      </Frame>
      {error && (
        <FieldError id={errorId} isAnnounced={isAnnounced}>
          {error}
        </FieldError>
      )}
      {hint !== undefined && hint !== null && (
        <Hint id={hintId} data-part="hint">
          {hint}
        </Hint>
      )}
    </Root>
  );
}
