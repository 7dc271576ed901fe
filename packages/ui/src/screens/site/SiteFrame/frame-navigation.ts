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

/** All destinations; `t` is bound to the `site` area. `address` is the page's own, where it may be but a part of the current one. */
export function mainItems(
  t: TFunction<'site'>,
  current: FramePlace | null,
  address: string | undefined,
  badges: Partial<Readonly<Record<FramePlace, UnreadCount | undefined>>>,
): readonly NavItem[] {
  return mainPlaces.map(({ place, path, icon }) => ({
    href: to(path),
    label: t(`nav.${place}`),
    icon,
    isCurrent: current === place && (address ?? path) === path,
    isAround: current === place,
    badge: badges[place],
  }));
}

/** The five of the thumb; for what has no room there stands the last of them, the account. */
export function thumbItems(items: readonly NavItem[]): readonly NavItem[] {
  const isElsewhere = items.slice(5).some(({ isAround }) => isAround);
  return items
    .slice(0, 5)
    .map((item, index) => (isElsewhere && index === 4 ? { ...item, isAround: true } : item));
}
