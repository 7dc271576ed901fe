import type { Problem } from '@fortuna/domain/problem.ts';
import type { FieldErrors } from 'react-hook-form';
import { FormError } from '../../components/FormError/FormError.tsx';
import { useFormMessage } from './useFormMessage.ts';

export interface FormMessageProps {
  readonly errors: FieldErrors;
  /** What the last attempt met. */
  readonly problem: Problem | null;
  /** Wire name -> form name. */
  readonly fieldMap: Readonly<Record<string, string>>;
}

/** The line above a form; nothing while there is nothing to say. */
export function FormMessage({ errors, problem, fieldMap }: FormMessageProps) {
  const message = useFormMessage(errors, problem, fieldMap);
  return message === null ? null : <FormError message={message} />;
}
