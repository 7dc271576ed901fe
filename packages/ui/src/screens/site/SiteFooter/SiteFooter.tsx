import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import { FooterLegal } from '../../../components/FooterLegal/FooterLegal.tsx';
import { Logo } from '../../../components/Logo/Logo.tsx';
import { useBrand } from '../../../theme/brand-context.ts';
import type { BrandAddress, BrandFacts } from '../../../theme/brand-facts.ts';
import { helpHref } from '../../help.ts';
import { SiteLanguages } from '../SiteLanguages.tsx';
import { factLines } from './fact-lines.ts';

export const siteFooterStates = [
  'Demonstration',
  'Licensed',
  'Unlicensed',
  'FactsMissing',
  'HelpElsewhere',
  'ServerSocials',
] as const;

const pages = {
  download: '/download',
  announcements: '/information-center/announcement',
  faq: '/faq',
  terms: '/terms',
  privacy: '/privacy',
  responsibleGaming: '/responsible-gaming',
} as const;

const groups = {
  help: ['faq', 'announcements', 'responsibleGaming', 'download'],
  rules: ['terms', 'privacy'],
} as const satisfies Readonly<Record<string, readonly (keyof typeof pages)[]>>;

export interface SiteFooterProps {
  /** Who is behind the brand; null where that could not be read: then nothing is said of it. */
  readonly facts: BrandFacts | null;
  /** Where else the operator is found, as the server says; null: as the facts say. */
  readonly socials?: readonly BrandAddress[] | null;
}

/** The foot of every page: 18+, rules and help, where else the brand is found, and who answers for it. */
export function SiteFooter({ facts, socials = null }: SiteFooterProps) {
  const { t } = useTranslation('site-footer');
  const { title, name, mark, logo, switchedOff, isDemo } = useBrand();
  const addresses = socials ?? facts?.socials ?? [];
  return (
    <FooterLegal
      adultsLabel={t('adultsLabel')}
      adultsText={t('adultsText')}
      warning={t('warning')}
      linksLabel={t('linksLabel')}
      logo={logo ?? <Logo name={name} mark={mark} />}
      groups={(['help', 'rules'] as const).map((group) => ({
        label: t(`groups.${group}`),
        links: groups[group]
          .filter((page) => page !== 'faq' || !switchedOff.includes(page))
          .map((page) => ({ href: to(pages[page]), label: t(page) })),
      }))}
      payment={{ label: t('groups.payment'), text: t('payment') }}
      support={{ label: t('support'), href: helpHref() }}
      newTabLabel={t('newTab')}
      outside={{
        label: t('elsewhere', { brand: title }),
        links: addresses.map(({ network, url }) => ({ href: url, label: network })),
      }}
      // On phones, whose top bar has room for its sign at most.
      tools={<SiteLanguages />}
      facts={facts === null ? [] : factLines(t, facts, title)}
      licence={
        facts?.licence ? { href: facts.licence.url, label: t('licence', { ...facts.licence }) } : undefined
      }
      demoNotice={isDemo ? t('demoNotice') : undefined}
    />
  );
}
