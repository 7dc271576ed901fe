import { Field, type FieldProps } from '../Field/Field.tsx';
import { PasswordInput, type PasswordInputProps } from './PasswordInput.tsx';

export interface PasswordFieldProps extends PasswordInputProps, Omit<FieldProps, 'children'> {}

/** A field with a password box. */
export function PasswordField({ label, hint, error, note, ...input }: PasswordFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} note={note}>
      {(control) => <PasswordInput {...input} {...control} />}
    </Field>
  );
}
