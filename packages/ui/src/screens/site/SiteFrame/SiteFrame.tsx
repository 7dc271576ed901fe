import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AppFrame } from '../../../components/AppFrame/AppFrame.tsx';
import { BottomNav } from '../../../components/BottomNav/BottomNav.tsx';
import { DemoRibbon } from '../../../components/DemoRibbon/DemoRibbon.tsx';
import { type LanguageOption, LanguagePicker } from '../../../components/LanguagePicker/LanguagePicker.tsx';
import { Logo } from '../../../components/Logo/Logo.tsx';
import { SideNav } from '../../../components/SideNav/SideNav.tsx';
import { TopBar } from '../../../components/TopBar/TopBar.tsx';
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
] as const;

export interface SiteFrameProps {
  readonly view: FrameSession;
  readonly links: FrameLinks;
  readonly current: FramePlace | null;
  readonly languages: readonly LanguageOption[];
  /** Value of the language in use. */
  readonly language: string;
  readonly onLanguageChange: (value: string) => void;
  readonly isBalanceHidden: boolean;
  readonly onToggleBalance: () => void;
  /** No real money is played for: the ribbon says so. */
  readonly isDemoSite: boolean;
  /** The page's foot (`SiteFooter`): far below the first view, so a site may bring it later than the frame. */
  readonly footer: ReactNode;
  /** The screen of the route. */
  readonly children: ReactNode;
}

/** The layout of the site: bars, navigation, the page's foot, and the route's screen in between. */
export function SiteFrame({
  view,
  links,
  current,
  languages,
  language,
  onLanguageChange,
  isBalanceHidden,
  onToggleBalance,
  isDemoSite,
  footer,
  children,
}: SiteFrameProps) {
  const { t } = useTranslation('site');
  const brand = useBrand();
  const { t: tCommon } = useTranslation('common');
  const { t: tGame } = useTranslation('games');
  return (
    <AppFrame
      skipLabel={t('frame.skip')}
      ribbon={isDemoSite && <DemoRibbon text={tCommon('demoNotice')} />}
      topBar={
        <TopBar
          homeHref={links.home}
          homeLabel={t('frame.homeLink', { brand: brand.name })}
          logo={<Logo name={brand.name} mark={brand.mark} />}
          tools={
            <LanguagePicker
              label={t('frame.language')}
              options={languages}
              value={language}
              onChange={onLanguageChange}
            />
          }
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
      sideNav={
        <SideNav
          label={t('frame.navigation')}
          groups={sideGroups(t, tGame, links, current, brand.layout.nav !== 'words')}
        />
      }
      bottomNav={<BottomNav label={t('frame.navigation')} items={mainItems(t, links, current)} />}
      footer={footer}
    >
      {children}
    </AppFrame>
  );
}
