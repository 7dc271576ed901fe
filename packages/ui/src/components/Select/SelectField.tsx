import { Field, type FieldProps } from '../Field/Field.tsx';
import { Select, type SelectProps } from './Select.tsx';

export interface SelectFieldProps extends SelectProps, Omit<FieldProps, 'children'> {}

/** A field with a choice from a list. */
export function SelectField({ label, hint, error, note, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} note={note}>
      {(control) => <Select {...select} {...control} />}
    </Field>
  );
}
