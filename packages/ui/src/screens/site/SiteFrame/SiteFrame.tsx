import { to } from '@fortuna/domain/site-map.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AppFrame } from '../../../components/AppFrame/AppFrame.tsx';
import { BottomNav } from '../../../components/BottomNav/BottomNav.tsx';
import type { UnreadCount } from '../../../components/CountBadge/count-badge-props.ts';
import { Logo } from '../../../components/Logo/Logo.tsx';
import { SideNav } from '../../../components/SideNav/SideNav.tsx';
import { TopBar } from '../../../components/TopBar/TopBar.tsx';
import { useBrand } from '../../../theme/brand-context.ts';
import { DemoNotice } from '../DemoNotice.tsx';
import { SiteLanguages } from '../SiteLanguages.tsx';
import { FrameAccount } from './FrameAccount.tsx';
import { mainItems, thumbItems } from './frame-navigation.ts';
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
  /** Who is looking, and the balance as far as it is known. */
  readonly view: FrameSession;
  /** The destination that the page belongs to; null: to none of them. */
  readonly current: FramePlace | null;
  /** The page's address, which may lie within that destination. Left out: the destination itself. */
  readonly address?: string;
  /** On the way to the messages; left out for guests. */
  readonly unread?: UnreadCount | undefined;
  /** On the way to the promotions; left out while it is not known. */
  readonly claimable?: UnreadCount | undefined;
  /** The page's foot (`SiteFooter`): far below the first view, so a site may bring it later than the frame. */
  readonly footer: ReactNode;
  /** The screen of the route. */
  readonly children: ReactNode;
}

/** The layout of the site: bars, navigation, the page's foot, and the route's screen in between. */
export function SiteFrame({ view, current, address, unread, claimable, footer, children }: SiteFrameProps) {
  const { t } = useTranslation('site');
  const brand = useBrand();
  const items = mainItems(t, current, address, { profile: unread, promotions: claimable });
  return (
    <AppFrame
      skipLabel={t('frame.skip')}
      ribbon={<DemoNotice />}
      topBar={
        <TopBar
          homeHref={to('/')}
          homeLabel={t('frame.homeLink', { brand: brand.name })}
          logo={brand.logo ?? <Logo name={brand.name} mark={brand.mark} />}
          tools={<SiteLanguages />}
          isCrowded={view.kind !== 'guest'}
          account={<FrameAccount session={view} />}
        />
      }
      sideNav={<SideNav label={t('frame.navigation')} items={items} />}
      bottomNav={<BottomNav label={t('frame.navigation')} items={thumbItems(items)} />}
      footer={footer}
    >
      {children}
    </AppFrame>
  );
}
