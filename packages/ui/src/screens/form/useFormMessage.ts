import type { Problem } from '@fortuna/domain/problem.ts';
import type { FieldErrors } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../useProblemText.ts';
import type { PlacedErrors } from './server-errors.ts';

/**
 * The line above a form, null while there is nothing to say: 'Please fix the error in the form' while a field has an error
 * (specification section 5), else what the last attempt met.
 */
export function useFormMessage(
  errors: FieldErrors,
  problem: Problem | null,
  { fields, others }: PlacedErrors,
): string | null {
  const { t } = useTranslation('controls');
  const problemText = useProblemText();
  if (others.length > 0) return others.join(' ');
  if (Object.keys(errors).length > 0) return t('fixForm');
  if (problem === null || fields.length > 0) return null;
  return problemText(problem);
}
