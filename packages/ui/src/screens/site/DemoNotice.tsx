import { useTranslation } from 'react-i18next';
import { DemoRibbon } from '../../components/DemoRibbon/DemoRibbon.tsx';
import { useBrand } from '../../theme/brand-context.ts';

/** The first line of every page of a brand that is a demonstration; nothing for another brand. */
export function DemoNotice() {
  const { t } = useTranslation('common');
  return useBrand().isDemo ? <DemoRibbon text={t('demoNotice')} /> : null;
}
