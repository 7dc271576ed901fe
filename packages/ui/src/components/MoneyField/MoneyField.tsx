import type { SiteLanguage } from '@fortuna/domain/language.ts';
import { type Centavos, formatMoneyPlain } from '@fortuna/domain/money.ts';
import { type ChangeEvent, type ReactNode, type Ref, useState } from 'react';
import styled from 'styled-components';
import { figure } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import { Field } from '../Field/Field.tsx';
import { fieldBox } from '../Field/field-box.ts';
import { editedAmount } from './amount-entry.ts';

export const moneyFieldStates = [
  'Empty',
  'Typing',
  'Pasting',
  'Refused',
  'WithError',
  'HugeAmount',
  'Disabled',
  'LongText',
] as const;

export interface MoneyFieldProps {
  /** Stands above the box and names it. */
  readonly label: string;
  /** Under which the form knows the box; unique in it. */
  readonly name: string;
  /** Centavos; 0 shows the empty field. */
  readonly value: Centavos;
  /** Gets the amount after each edit, in centavos; 0 when the box is empty. Not called for what is no amount. */
  readonly onChange: (value: Centavos) => void;
  /** The focus has left the box, e.g. to check it now. Left out: nothing happens. */
  readonly onBlur?: () => void;
  /** How the figure is written. */
  readonly language: SiteLanguage;
  /** Bounds, shown before anything goes wrong. Default: nothing. */
  readonly hint?: ReactNode;
  /** What to correct, below the box, which is marked as invalid. Left out: nothing is wrong. */
  readonly error?: string | undefined;
  /** Said at the field where something was pasted that is no amount. */
  readonly refused: string;
  /** Beside the label, quiet: "opcional". Default: nothing. */
  readonly note?: ReactNode;
  /** It cannot be filled in now. Default: false. */
  readonly disabled?: boolean;
  /** The text box itself, so that a form can put the focus on it. May be left out. */
  readonly ref?: Ref<HTMLInputElement>;
}

const Box = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${vars.space.s2};
  padding: ${vars.space.s3} ${vars.space.s4};
  ${fieldBox}
  border-radius: ${vars.radius.md};
  font-family: ${vars.font.display};
  font-weight: ${vars.weight.display};
  cursor: text;
`;

const Currency = styled.span`
  color: ${vars.color.textMuted};
  font-size: ${vars.text.xl};
`;

const Control = styled.input`
  flex: 1;
  width: 100%;
  min-width: 0;
  min-height: ${vars.size.target};
  padding: 0;
  border: 0;
  outline: 0;
  background: transparent;
  font-size: clamp(1.75rem, 9vw, 2.75rem);
  letter-spacing: -0.01em;
  ${figure}

  &::placeholder {
    color: ${vars.color.textSubtle};
    opacity: 1;
  }
`;

/** As browsers call what arrives in one piece. */
const wholePieces = ['insertFromPaste', 'insertFromDrop', 'insertReplacementText'];

/** An amount in reais as one large figure. Digits come in from the right, a pasted amount is read whole; see `editedAmount`. */
export function MoneyField({
  label,
  hint,
  error,
  refused,
  note,
  value,
  onChange,
  language,
  ref,
  ...input
}: MoneyFieldProps) {
  const shown = value === 0 ? '' : formatMoneyPlain(value, language);
  // The amount that stayed when something was refused: with another one the word goes.
  const [refusedAt, setRefusedAt] = useState<Centavos | null>(null);

  function edit({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
    const isPasted = 'inputType' in nativeEvent && wholePieces.includes(String(nativeEvent.inputType));
    const next = editedAmount({ before: shown, after: target.value, language, isPasted });
    setRefusedAt(next === null ? value : null);
    if (next !== null) onChange(next);
  }

  const isRefused = refusedAt === value;
  return (
    <Field label={label} hint={hint} error={isRefused ? refused : error} isAnnounced={isRefused} note={note}>
      {(control) => (
        <Box data-part="money">
          <Currency aria-hidden="true">R$</Currency>
          <Control
            {...input}
            {...control}
            ref={ref}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            placeholder={formatMoneyPlain(0, language)}
            value={shown}
            onChange={edit}
          />
        </Box>
      )}
    </Field>
  );
}
