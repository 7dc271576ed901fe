import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { vars } from '../../theme/vars.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';

export const textareaStates = ['Plain', 'WithHint', 'Invalid', 'Disabled', 'LongText'] as const;

export interface TextareaProps extends Omit<ComponentProps<'textarea'>, 'style'> {}

const Control = styled.textarea`
  display: block;
  width: 100%;
  min-height: 7.5rem;
  padding: ${vars.space.s3} ${vars.space.s4};
  border: ${vars.size.edge} solid ${vars.color.fieldLine};
  border-radius: ${vars.radius.sm};
  background: ${vars.color.fieldBg};
  /* 16 px at least, or phones zoom into the field. */
  font-size: max(1rem, 16px);
  line-height: 1.45;
  resize: vertical;
  transition: border-color ${vars.motion.fast} ${vars.motion.ease};

  &::placeholder {
    color: ${vars.color.textSubtle};
    opacity: 1;
  }
  &:hover {
    border-color: ${vars.color.fieldLineHover};
  }
  &:focus {
    border-color: ${vars.color.focus};
    outline: 2px solid ${vars.color.focus};
    outline-offset: 0;
  }
  &[aria-invalid='true'] {
    border-color: ${vars.color.danger};
  }
  &:disabled {
    background: ${vars.color.disabledBg};
    color: ${vars.color.disabledText};
    resize: none;
  }
`;

/** A text box of several lines. Stands in a `Field`, which names it: spread the field's control on it. */
export function Textarea(props: TextareaProps) {
  return <Control {...props} data-part="textarea" />;
}

export interface TextareaFieldProps extends TextareaProps, Omit<FieldProps, 'children'> {}

/** A field with a text box of several lines. */
export function TextareaField({ label, hint, error, note, ...textarea }: TextareaFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} note={note}>
      {(control) => <Textarea {...textarea} {...control} />}
    </Field>
  );
}
