import { useTranslation } from 'react-i18next';
import { FooterLegal } from '../../../components/FooterLegal/FooterLegal.tsx';
import {
  LanguagePicker,
  type LanguagePickerProps,
} from '../../../components/LanguagePicker/LanguagePicker.tsx';
import { useBrand } from '../../../theme/brand-context.ts';
import type { BrandFacts } from '../../../theme/brand-facts.ts';
import { factLines } from './fact-lines.ts';

export const siteFooterStates = [
  'Demonstration',
  'Licensed',
  'Unlicensed',
  'FactsMissing',
  'HelpElsewhere',
] as const;

export interface SiteFooterLinks {
  readonly terms: string;
  readonly privacy: string;
  readonly responsibleGaming: string;
  readonly faq: string;
}

export interface SiteFooterProps {
  readonly links: SiteFooterLinks;
  /** Who is behind the brand; null where that could not be read: then nothing is said of it. */
  readonly facts: BrandFacts | null;
  /** For phones, whose top bar has no room for it. */
  readonly languages: Omit<LanguagePickerProps, 'label'>;
  /** No real money is played for. */
  readonly isDemoSite: boolean;
}

/** The foot of every page: 18+, rules and help, where else the brand is found, and who answers for it. */
export function SiteFooter({ links, facts, languages, isDemoSite }: SiteFooterProps) {
  const { t } = useTranslation('site-footer');
  const { t: tShell } = useTranslation('site');
  const { title, switchedOff } = useBrand();
  const rules = ['terms', 'privacy', 'responsibleGaming', 'faq'] as const;
  const support = facts?.support ? [{ href: facts.support, label: t('support') }] : [];
  const socials = facts?.socials.map(({ network, url }) => ({ href: url, label: network })) ?? [];
  return (
    <FooterLegal
      adultsLabel={t('adultsLabel')}
      adultsText={t('adultsText')}
      warning={t('warning')}
      linksLabel={t('linksLabel')}
      links={rules
        .filter((page) => page !== 'faq' || !switchedOff.includes(page))
        .map((page) => ({ href: links[page], label: t(page) }))}
      newTabLabel={t('newTab')}
      outside={{ label: t('elsewhere', { brand: title }), links: [...support, ...socials] }}
      tools={<LanguagePicker label={tShell('frame.language')} {...languages} />}
      facts={facts === null ? [] : factLines(t, facts, title)}
      licence={
        facts?.licence ? { href: facts.licence.url, label: t('licence', { ...facts.licence }) } : undefined
      }
      demoNotice={isDemoSite ? t('demoNotice') : undefined}
    />
  );
}
