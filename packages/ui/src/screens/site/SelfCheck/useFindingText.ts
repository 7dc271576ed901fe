import { useTranslation } from 'react-i18next';
import type { Finding } from './SelfCheck.view.ts';

/** What was found, in the player's words. */
export function useFindingText(): (finding: Finding) => string {
  const { t } = useTranslation('site-self-check');
  return ({ name, values }) => t(`findings.${name}`, { ...values });
}
