import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { focusRing } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import { Notice } from '../Notice/Notice.tsx';

export const formErrorStates = ['FixTheForm', 'FromTheServer', 'TakesFocus'] as const;

export interface FormErrorProps {
  /** What to do, or what the server says of the whole form. */
  readonly message: string;
  /**
   * Number of the attempt: the banner takes the focus whenever it grows. Left out, the focus stays with whoever sent the form
   * (a form that focuses its first wrong field).
   */
  readonly attempt?: number | undefined;
}

const Root = styled.div`
  border-radius: ${vars.radius.md};
  ${focusRing}
`;

/** Appears above the fields of a form that could not be sent. */
export function FormError({ message, attempt }: FormErrorProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt !== undefined) root.current?.focus();
  }, [attempt]);
  return (
    <Root ref={root} tabIndex={-1} data-part="form-error">
      <Notice tone="danger">{message}</Notice>
    </Root>
  );
}
