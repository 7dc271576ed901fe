import { SectionHeader } from '@fortuna/ui/components/SectionHeader/SectionHeader.tsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

/** It names the section that it begins. */
export function Example() {
  const id = useId();
  const { t } = useTranslation('common');
  return (
    <section aria-labelledby={id}>
      <SectionHeader id={id} title="Populares agora" seeAll={{ href: '/game?tag=hot', label: t('seeAll') }} />
    </section>
  );
}
