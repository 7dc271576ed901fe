import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AppFrame } from '../../../components/AppFrame/AppFrame.tsx';
import { BottomNav } from '../../../components/BottomNav/BottomNav.tsx';
import { DemoRibbon } from '../../../components/DemoRibbon/DemoRibbon.tsx';
import { FooterLegal } from '../../../components/FooterLegal/FooterLegal.tsx';
import { type LanguageOption, LanguagePicker } from '../../../components/LanguagePicker/LanguagePicker.tsx';
import { Logo } from '../../../components/Logo/Logo.tsx';
import { SideNav } from '../../../components/SideNav/SideNav.tsx';
import { TopBar } from '../../../components/TopBar/TopBar.tsx';
import type { Brand } from '../../../theme/brand.ts';
import { useBrand } from '../../../theme/brand-context.ts';
import { FrameAccount } from './FrameAccount.tsx';
import { mainItems, sideGroups } from './frame-navigation.ts';
import type { FrameLinks, FramePlace, FrameSession } from './SiteFrame.view.ts';

export const siteFrameStates = [
  'Guest',
  'Member',
  'StaleBalance',
  'HiddenBalance',
  'LoadingBalance',
  'SessionUnknown',
  'Licensed',
] as const;

/** What a brand puts into the frame: the wordmark, its sign, and the operator's licence facts, word for word. */
export type FrameBrand = Pick<Brand, 'name' | 'mark'> & Partial<Pick<Brand, 'licence'>>;

export interface SiteFrameProps {
  readonly view: FrameSession;
  /** The brand on the screen where left out. */
  readonly brand?: FrameBrand;
  readonly links: FrameLinks;
  readonly current: FramePlace | null;
  readonly languages: readonly LanguageOption[];
  /** Value of the language in use. */
  readonly language: string;
  readonly onLanguageChange: (value: string) => void;
  readonly isBalanceHidden: boolean;
  readonly onToggleBalance: () => void;
  /** No real money is played for: the ribbon and the footer say so. */
  readonly isDemoSite: boolean;
  /** The screen of the route. */
  readonly children: ReactNode;
}

/** The layout of the site: bars, navigation, legal block, and the route's screen in between. */
export function SiteFrame({
  view,
  brand: givenBrand,
  links,
  current,
  languages,
  language,
  onLanguageChange,
  isBalanceHidden,
  onToggleBalance,
  isDemoSite,
  children,
}: SiteFrameProps) {
  const { t } = useTranslation('shell');
  const ownBrand = useBrand();
  const brand = givenBrand ?? ownBrand;
  const { t: tCommon } = useTranslation('common');
  const { t: tGame } = useTranslation('game');
  const picker = (
    <LanguagePicker
      label={t('frame.language')}
      options={languages}
      value={language}
      onChange={onLanguageChange}
    />
  );
  return (
    <AppFrame
      skipLabel={t('frame.skip')}
      ribbon={isDemoSite && <DemoRibbon text={tCommon('demoNotice')} />}
      topBar={
        <TopBar
          homeHref={links.home}
          homeLabel={t('frame.homeLink', { brand: brand.name })}
          logo={<Logo name={brand.name} mark={brand.mark} />}
          tools={picker}
          isCrowded={view.kind === 'member'}
          account={
            <FrameAccount
              session={view}
              links={links}
              isBalanceHidden={isBalanceHidden}
              onToggleBalance={onToggleBalance}
            />
          }
        />
      }
      sideNav={<SideNav label={t('frame.navigation')} groups={sideGroups(t, tGame, links, current)} />}
      bottomNav={<BottomNav label={t('frame.navigation')} items={mainItems(t, links, current)} />}
      footer={
        <FooterLegal
          adultsLabel={t('legal.adultsLabel')}
          adultsText={t('legal.adultsText')}
          warning={t('legal.warning')}
          linksLabel={t('frame.legalLinks')}
          links={[
            { href: links.terms, label: t('legal.terms') },
            { href: links.privacy, label: t('legal.privacy') },
            { href: links.responsibleGaming, label: t('legal.responsibleGaming') },
            { href: links.faq, label: t('legal.faq') },
          ]}
          licence={brand.licence ?? undefined}
          demoNotice={isDemoSite ? t('legal.demoNotice') : undefined}
          tools={picker}
        />
      }
    >
      {children}
    </AppFrame>
  );
}
