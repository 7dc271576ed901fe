import type { Problem } from '@fortuna/domain/problem.ts';
import { useTranslation } from 'react-i18next';
import { problemText } from './problem-text.ts';

/** `problemText` bound to the current language. */
export function useProblemText(): (problem: Problem) => string {
  const { t } = useTranslation('errors');
  return (problem) => problemText(t, problem);
}
