import { to } from '@fortuna/domain/site-map.ts';
import type { TFunction } from 'i18next';
import type { UnreadCount } from '../../../components/CountBadge/count-badge-props.ts';
import type { NavItem } from '../../../components/nav-item.ts';
import type { FramePlace } from './SiteFrame.view.ts';

const mainPlaces = [
  { place: 'home', path: '/', icon: 'home' },
  { place: 'games', path: '/game', icon: 'games' },
  { place: 'deposit', path: '/recharge', icon: 'deposit' },
  { place: 'promotions', path: '/promotion/activity', icon: 'gift' },
  { place: 'profile', path: '/profile', icon: 'user' },
  { place: 'records', path: '/rechargeRecord', icon: 'records' },
  { place: 'support', path: '/information-center/support', icon: 'support' },
] as const;

/** The five destinations of the thumb, and what has room elsewhere; `t` is bound to the `site` area. */
export function mainItems(
  t: TFunction<'site'>,
  current: FramePlace | null,
  badges: Partial<Readonly<Record<FramePlace, UnreadCount | undefined>>>,
): readonly NavItem[] {
  return mainPlaces.map(({ place, path, icon }) => ({
    href: to(path),
    label: t(`nav.${place}`),
    icon,
    isCurrent: current === place,
    badge: badges[place],
  }));
}
