import type { Problem } from '@fortuna/domain/problem.ts';
import type { FieldErrors } from 'react-hook-form';
import { FormError } from '../../components/FormError/FormError.tsx';
import type { PlacedErrors } from './server-errors.ts';
import { useFormMessage } from './useFormMessage.ts';

export interface FormMessageProps {
  readonly errors: FieldErrors;
  /** What the last attempt met. */
  readonly problem: Problem | null;
  /** Of `useCheckedForm`: what already stands beside a field is not said again. */
  readonly placed: PlacedErrors;
}

/** The line above a form; nothing while there is nothing to say. */
export function FormMessage({ errors, problem, placed }: FormMessageProps) {
  const message = useFormMessage(errors, problem, placed);
  if (message === null) return null;
  // What stands beside a field has taken the focus there.
  const attempt = placed.fields.length > 0 ? undefined : (problem ?? undefined);
  return <FormError message={message} attempt={attempt} />;
}
