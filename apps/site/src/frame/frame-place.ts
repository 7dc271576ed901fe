import { gameTypes } from '@fortuna/domain/model/games.ts';
import type { SitePath } from '@fortuna/domain/site-map.ts';
import type { FramePlace } from '@fortuna/ui/screens/site/SiteFrame/SiteFrame.view.ts';

const places: Partial<Readonly<Record<SitePath, FramePlace>>> = {
  '/': 'home',
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
export function framePlace(pathname: string, search: string): FramePlace | null {
  if (pathname !== '/game') return places[pathname as SitePath] ?? null;
  const wanted = new URLSearchParams(search).get('type');
  return gameTypes.find((type) => type === wanted) ?? 'games';
}
