import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { vars } from '../../theme/vars.ts';
import { fieldBox } from '../Field/field-box.ts';

export const inputStates = ['Plain', 'WithPrefix', 'WithSuffix', 'Invalid', 'Disabled', 'LongText'] as const;

export interface InputProps extends Omit<ComponentProps<'input'>, 'style' | 'prefix'> {
  /** Inside the box before the text: a currency sign, an icon. Default: nothing. */
  readonly prefix?: ReactNode;
  /** Inside the box after the text: a reveal or copy button. Default: nothing. */
  readonly suffix?: ReactNode;
}

/** The box of every one-line control. */
export const InputBox = styled.div`
  display: flex;
  align-items: center;
  gap: ${vars.space.s2};
  min-height: ${vars.size.control};
  padding-inline: ${vars.space.s4};
  ${fieldBox}
`;

const Control = styled.input`
  flex: 1;
  min-width: 0;
  min-height: calc(${vars.size.control} - 2px);
  padding: 0;
  border: 0;
  outline: 0;
  background: transparent;
  /* 16 px at least, or phones zoom into the field. */
  font-size: max(1rem, 16px);

  &::placeholder {
    color: ${vars.color.textSubtle};
    opacity: 1;
  }
`;

const Affix = styled.span`
  flex: none;
  color: ${vars.color.textMuted};
`;

/** A one-line text box. Stands in a `Field`, which names it: spread the field's control on it. */
export function Input({ prefix, suffix, ...rest }: InputProps) {
  return (
    <InputBox data-part="input">
      {prefix !== undefined && <Affix data-part="prefix">{prefix}</Affix>}
      <Control autoComplete="off" {...rest} />
      {suffix}
    </InputBox>
  );
}
