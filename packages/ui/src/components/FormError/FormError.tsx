import type { ReactNode } from 'react';
import { useArrival } from '../arrival.ts';
import { Notice } from '../Notice/Notice.tsx';

export const formErrorStates = ['FixTheForm', 'FromTheServer', 'TakesFocus', 'LongText'] as const;

export interface FormErrorProps {
  /** What to do, or what the server says of the whole form. */
  readonly message: string;
  /**
   * What the attempt met: the banner takes focus and view for each new one. Left out, they go where the form sends them (to its first
   * wrong field).
   */
  readonly attempt?: object | undefined;
}

/** Appears above the fields of a form that could not be sent. */
export function FormError({ message, attempt }: FormErrorProps) {
  const banner = <Notice tone="danger">{message}</Notice>;
  return attempt === undefined ? banner : <Arriving attempt={attempt}>{banner}</Arriving>;
}

function Arriving({ attempt, children }: { readonly attempt: object; readonly children: ReactNode }) {
  return <div ref={useArrival<HTMLDivElement>(attempt)}>{children}</div>;
}
