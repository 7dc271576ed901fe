import type { SitePath } from '@fortuna/domain/site-map.ts';
import type { FramePlace } from '@fortuna/ui/screens/site/SiteFrame/SiteFrame.view.ts';

const places: Partial<Readonly<Record<SitePath, FramePlace>>> = {
  '/': 'home',
  '/game': 'games',
  '/recharge': 'deposit',
  '/recharge-payment': 'deposit',
  '/rechargeRecord': 'records',
  '/withdrawalRecord': 'records',
  '/game-record': 'records',
  '/profile': 'profile',
  '/messages': 'profile',
  '/information-center/support': 'profile',
};

/** The destination of the frame's navigation that an address belongs to. */
export function framePlace(pathname: string): FramePlace | null {
  return places[pathname as SitePath] ?? null;
}
