import type { Problem } from '@fortuna/domain/problem.ts';
import { useEffect, useEffectEvent } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { keepActionInSight } from './action-in-sight.ts';
import { type FormNames, type PlacedErrors, placeServerErrors } from './server-errors.ts';

/**
 * Puts the server's messages beside the fields, once for each new problem, and focuses the first; the typed values stay. Gives
 * where each message went.
 */
export function useServerErrors<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  problem: Problem | null,
  names: FormNames<FieldPath<Values>>,
): PlacedErrors {
  const placed = placeServerErrors(problem, names);
  const place = useEffectEvent(() => {
    placed.fields.forEach(({ name, message }, index) => {
      form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 });
    });
    if (placed.fields.length > 0) keepActionInSight();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the problem is the reason, not an input
  useEffect(() => place(), [problem]);
  return placed;
}
