import { SiteFooter } from '@fortuna/ui/screens/site/SiteFooter/SiteFooter.tsx';
import { useBrand } from '@fortuna/ui/theme/brand-context.ts';
import { use } from 'react';
import { brandFacts } from '../brand/load-facts.ts';
import { paths } from '../paths.ts';
import { useLanguagePicker } from './use-language-picker.ts';

const links = {
  terms: paths.terms,
  privacy: paths.privacy,
  responsibleGaming: paths.responsibleGaming,
  faq: paths.faq,
} as const;

/** The foot of every page in the main layout. */
export function Footer() {
  const { languages, language, onLanguageChange } = useLanguagePicker();
  return (
    <SiteFooter
      links={links}
      facts={use(brandFacts(useBrand().id))}
      languages={{ options: languages, value: language, onChange: onLanguageChange }}
      isDemoSite={true}
    />
  );
}
