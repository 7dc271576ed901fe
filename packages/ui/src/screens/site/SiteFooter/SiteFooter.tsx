import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import { FooterLegal } from '../../../components/FooterLegal/FooterLegal.tsx';
import { LanguagePicker } from '../../../components/LanguagePicker/LanguagePicker.tsx';
import { Logo } from '../../../components/Logo/Logo.tsx';
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

const pages = {
  support: '/information-center/support',
  faq: '/faq',
  terms: '/terms',
  privacy: '/privacy',
  responsibleGaming: '/responsible-gaming',
} as const;

const groups = {
  help: ['support', 'faq', 'responsibleGaming'],
  rules: ['terms', 'privacy'],
} as const satisfies Readonly<Record<string, readonly (keyof typeof pages)[]>>;

export interface SiteFooterProps {
  /** Who is behind the brand; null where that could not be read: then nothing is said of it. */
  readonly facts: BrandFacts | null;
}

/** The foot of every page: 18+, rules and help, where else the brand is found, and who answers for it. */
export function SiteFooter({ facts }: SiteFooterProps) {
  const { t } = useTranslation('site-footer');
  const { t: tShell } = useTranslation('site');
  const { title, name, mark, switchedOff, isDemo } = useBrand();
  // On phones, whose top bar has no room for it, here alone.
  const { languages } = useSite();
  const socials = facts?.socials.map(({ network, url }) => ({ href: url, label: network })) ?? [];
  return (
    <FooterLegal
      adultsLabel={t('adultsLabel')}
      adultsText={t('adultsText')}
      warning={t('warning')}
      linksLabel={t('linksLabel')}
      logo={<Logo name={name} mark={mark} />}
      groups={(['help', 'rules'] as const).map((group) => ({
        label: t(`groups.${group}`),
        links: groups[group]
          .filter((page) => page !== 'faq' || !switchedOff.includes(page))
          .map((page) => ({ href: to(pages[page]), label: t(page) })),
      }))}
      payment={{ label: t('groups.payment'), text: t('payment') }}
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
