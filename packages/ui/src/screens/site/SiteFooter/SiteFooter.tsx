import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import { FooterLegal } from '../../../components/FooterLegal/FooterLegal.tsx';
import { LanguagePicker } from '../../../components/LanguagePicker/LanguagePicker.tsx';
import { useBrand } from '../../../theme/brand-context.ts';
import type { BrandFacts } from '../../../theme/brand-facts.ts';
import { useSite } from '../../site-context.ts';
import { factLines } from './fact-lines.ts';

export const siteFooterStates = [
  'Demonstration',
  'Licensed',
  'Unlicensed',
  'FactsMissing',
  'HelpElsewhere',
] as const;

const rules = {
  terms: '/terms',
  privacy: '/privacy',
  responsibleGaming: '/responsible-gaming',
  faq: '/faq',
  support: '/information-center/support',
} as const;

export interface SiteFooterProps {
  /** Who is behind the brand; null where that could not be read: then nothing is said of it. */
  readonly facts: BrandFacts | null;
}

/** The foot of every page: 18+, rules and help, where else the brand is found, and who answers for it. */
export function SiteFooter({ facts }: SiteFooterProps) {
  const { t } = useTranslation('site-footer');
  const { t: tShell } = useTranslation('site');
  const { title, switchedOff, isDemo } = useBrand();
  // On phones, whose top bar has no room for it, here alone.
  const { languages } = useSite();
  const socials = facts?.socials.map(({ network, url }) => ({ href: url, label: network })) ?? [];
  return (
    <FooterLegal
      adultsLabel={t('adultsLabel')}
      adultsText={t('adultsText')}
      warning={t('warning')}
      linksLabel={t('linksLabel')}
      links={(Object.keys(rules) as (keyof typeof rules)[])
        .filter((page) => page !== 'faq' || !switchedOff.includes(page))
        .map((page) => ({ href: to(rules[page]), label: t(page) }))}
      newTabLabel={t('newTab')}
      outside={{ label: t('elsewhere', { brand: title }), links: socials }}
      tools={<LanguagePicker label={tShell('frame.language')} {...languages} />}
      facts={facts === null ? [] : factLines(t, facts, title)}
      licence={
        facts?.licence ? { href: facts.licence.url, label: t('licence', { ...facts.licence }) } : undefined
      }
      demoNotice={isDemo ? t('demoNotice') : undefined}
    />
  );
}
