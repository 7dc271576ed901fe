import { Input, type InputProps } from '../Input/Input.tsx';
import { Field, type FieldProps } from './Field.tsx';

export interface TextFieldProps extends InputProps, Omit<FieldProps, 'children'> {}

/** A field with a one-line text box: what most forms need. */
export function TextField({ label, hint, error, note, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} note={note}>
      {(control) => <Input {...input} {...control} />}
    </Field>
  );
}
