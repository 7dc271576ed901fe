import type { Problem } from '@fortuna/domain/problem.ts';
import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { placeServerErrors } from './server-errors.ts';

/**
 * Puts the server's field messages beside the fields and focuses the first; the typed values stay. `fieldMap` is wire name ->
 * form name in the order of the screen and must be one constant, since each new problem is placed once.
 */
export function useServerErrors<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  problem: Problem | null,
  fieldMap: Readonly<Record<string, FieldPath<Values>>>,
): void {
  const { setError } = form;
  useEffect(() => {
    placeServerErrors(problem, fieldMap).fields.forEach(({ name, message }, index) => {
      setError(name, { type: 'server', message }, { shouldFocus: index === 0 });
    });
  }, [problem, fieldMap, setError]);
}
