import { useTranslation } from 'react-i18next';

/** The words of the button that opens the other filters, by how many of them are set. */
export function useOthersLabel(): (set: number) => string {
  const { t } = useTranslation('records');
  return (set) => (set === 0 ? t('filter.others') : t('filter.othersSet', { number: set }));
}
