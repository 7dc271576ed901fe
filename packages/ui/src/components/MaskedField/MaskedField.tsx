import { type ChangeEvent, type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { Input, type InputProps } from '../Input/Input.tsx';

export const maskedFieldStates = ['Typing', 'EditingInside', 'WithError', 'LongText'] as const;

export interface MaskedFieldProps
  // A length would have the browser cut what is pasted before it is formatted: another number, that nobody has written.
  extends Omit<InputProps, 'value' | 'onChange' | 'ref' | 'maxLength'>,
    Omit<FieldProps, 'children'> {
  /** The text as shown, already formatted. */
  readonly value: string;
  /** Gets the whole text after each edit, formatted. */
  readonly onChange: (value: string) => void;
  /** Formats whatever has been typed or pasted: '5299' -> '529.9'. */
  readonly format: (text: string) => string;
  /** The text box itself, so that a form can put the focus on it. May be left out. */
  readonly ref?: Ref<HTMLInputElement>;
}

const separators = /[^0-9a-z]/gi;

/** A text field that formats its text as one types; the caret stays behind the same character. */
export function MaskedField({
  label,
  hint,
  error,
  note,
  value,
  onChange,
  format,
  ref,
  ...input
}: MaskedFieldProps) {
  const box = useRef<HTMLInputElement>(null);
  /** Characters other than separators before the caret, after an edit inside the text. */
  const caret = useRef<number | null>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => box.current, []);

  useLayoutEffect(() => {
    if (caret.current === null || box.current === null) return;
    const position = positionAfter(value, caret.current);
    box.current.setSelectionRange(position, position);
    caret.current = null;
  });

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: text, selectionStart } = event.target;
    const isInside = selectionStart !== null && selectionStart < text.length;
    caret.current = isInside ? text.slice(0, selectionStart).replace(separators, '').length : null;
    onChange(format(text));
  };

  return (
    <Field label={label} hint={hint} error={error} note={note}>
      {(control) => <Input {...input} {...control} ref={box} value={value} onChange={handleChange} />}
    </Field>
  );
}

function positionAfter(text: string, characters: number): number {
  let seen = 0;
  for (let position = 0; position < text.length; position++) {
    if (seen === characters) return position;
    if (!text.charAt(position).match(separators)) seen++;
  }
  return text.length;
}
