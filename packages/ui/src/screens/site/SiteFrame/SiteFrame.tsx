import { to } from '@fortuna/domain/site-map.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AppFrame } from '../../../components/AppFrame/AppFrame.tsx';
import { BottomNav } from '../../../components/BottomNav/BottomNav.tsx';
import type { UnreadCount } from '../../../components/CountBadge/count-badge-props.ts';
import { DemoRibbon } from '../../../components/DemoRibbon/DemoRibbon.tsx';
import { LanguagePicker } from '../../../components/LanguagePicker/LanguagePicker.tsx';
import { Logo } from '../../../components/Logo/Logo.tsx';
import { SideNav } from '../../../components/SideNav/SideNav.tsx';
import { TopBar } from '../../../components/TopBar/TopBar.tsx';
import { useBrand } from '../../../theme/brand-context.ts';
import { useSite } from '../../site-context.ts';
import { FrameAccount } from './FrameAccount.tsx';
import { mainItems } from './frame-navigation.ts';
import type { FramePlace, FrameSession } from './SiteFrame.view.ts';

export const siteFrameStates = [
  'Guest',
  'Member',
  'StaleBalance',
  'FailedBalance',
  'HiddenBalance',
  'SessionUnknown',
] as const;

export interface SiteFrameProps {
  readonly view: FrameSession;
  readonly current: FramePlace | null;
  /** On the way to the messages; left out for guests. */
  readonly unread?: UnreadCount | undefined;
  /** The page's foot (`SiteFooter`): far below the first view, so a site may bring it later than the frame. */
  readonly footer: ReactNode;
  /** The screen of the route. */
  readonly children: ReactNode;
}

/** The layout of the site: bars, navigation, the page's foot, and the route's screen in between. */
export function SiteFrame({ view, current, unread, footer, children }: SiteFrameProps) {
  const { t } = useTranslation('site');
  const brand = useBrand();
  const { languages, isBalanceHidden, onToggleBalance } = useSite();
  const { t: tCommon } = useTranslation('common');
  const items = mainItems(t, current, unread);
  return (
    <AppFrame
      skipLabel={t('frame.skip')}
      ribbon={brand.isDemo && <DemoRibbon text={tCommon('demoNotice')} />}
      topBar={
        <TopBar
          homeHref={to('/')}
          homeLabel={t('frame.homeLink', { brand: brand.name })}
          logo={<Logo name={brand.name} mark={brand.mark} />}
          tools={<LanguagePicker label={t('frame.language')} {...languages} />}
          isCrowded={view.kind === 'member'}
          account={
            <FrameAccount
              session={view}
              isBalanceHidden={isBalanceHidden}
              onToggleBalance={onToggleBalance}
            />
          }
        />
      }
      sideNav={<SideNav label={t('frame.navigation')} items={items} />}
      bottomNav={<BottomNav label={t('frame.navigation')} items={items} />}
      footer={footer}
    >
      {children}
    </AppFrame>
  );
}
