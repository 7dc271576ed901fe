import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { vars } from '../../theme/vars.ts';
import { Field } from '../Field/Field.tsx';

export const pinInputStates = ['Empty', 'Typing', 'Pasting', 'Filled', 'WithError', 'LongText'] as const;

export interface PinInputProps {
  /** Stands above the box and names it. */
  readonly label: string;
  /** Under which the form knows the box; unique in it. */
  readonly name: string;
  /** The digits typed so far. */
  readonly value: string;
  /** Gets the digits after each edit, at most `length`; anything else is dropped. */
  readonly onChange: (value: string) => void;
  /** The focus has left the box, e.g. to check it now. Left out: nothing happens. */
  readonly onBlur?: () => void;
  /** How many digits it has. */
  readonly length: number;
  /** Below the box, before anything goes wrong: "Seis números". Default: nothing. */
  readonly hint?: ReactNode;
  /** At the end of the label's line: another way. Default: nothing. */
  readonly note?: ReactNode;
  /** What to correct, below the box, which is marked as invalid. Left out: nothing is wrong. */
  readonly error?: string | undefined;
  /** The text box itself, so that a form can put the focus on it. May be left out. */
  readonly ref?: Ref<HTMLInputElement>;
}

const Box = styled.div`
  position: relative;
  display: flex;
  gap: ${vars.space.s2};
`;

const Cell = styled.span`
  flex: 1;
  display: grid;
  place-items: center;
  min-width: 0;
  height: 56px;
  border: ${vars.size.edge} solid ${vars.color.fieldLine};
  border-radius: ${vars.radius.sm};
  background: ${vars.color.fieldBg};

  &[data-filled]::after {
    content: '';
    width: 12px;
    height: 12px;
    border-radius: ${vars.radius.round};
    rotate: ${vars.shape.turn};
    background: ${vars.color.text};
    @media (forced-colors: active) {
      background: CanvasText;
    }
  }
  /* Where the next digit comes, before there is a focus: within the lines of the form, whichever those are. */
  &[data-next]:not([data-filled]) {
    box-shadow: inset 0 -2px ${vars.color.accentText};
  }
  ${Box}:has([aria-invalid='true']) & {
    border-color: ${vars.color.danger};
  }
  ${Box}:focus-within &[data-next] {
    border-color: ${vars.color.focus};
    outline: 2px solid ${vars.color.focus};
  }
`;

/** Lies over the cells and takes keys, paste and autofill; what it holds is drawn by the cells. */
const Control = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  padding: 0;
  border: 0;
  outline: 0;
  background: transparent;
  color: transparent;
  caret-color: transparent;
  /* The cells draw what it holds, in the system's colours too. */
  forced-color-adjust: none;
  font-size: max(1rem, 16px);
  cursor: pointer;

  &::selection {
    background: transparent;
  }
`;

/**
 * A code of digits, hidden while typed. One real text box under six drawn cells: paste, screen readers and password managers
 * meet a single field with a single name.
 */
export function PinInput({
  label,
  hint,
  note,
  error,
  value,
  onChange,
  length,
  ref,
  ...input
}: PinInputProps) {
  return (
    <Field label={label} hint={hint} note={note} error={error}>
      {(control) => (
        <Box data-part="pin">
          {Array.from({ length }, (_, index) => (
            <Cell
              // biome-ignore lint/suspicious/noArrayIndexKey: the cells are places, they never move
              key={index}
              aria-hidden="true"
              data-part="cell"
              data-filled={index < value.length ? '' : undefined}
              data-next={index === Math.min(value.length, length - 1) ? '' : undefined}
            />
          ))}
          <Control
            {...input}
            {...control}
            ref={ref}
            type="password"
            inputMode="numeric"
            // Keeps password managers from offering to save a PIN as the login password.
            autoComplete="off"
            value={value}
            onChange={(event) => onChange(event.target.value.replace(/[^0-9]/g, '').slice(0, length))}
          />
        </Box>
      )}
    </Field>
  );
}
