import { gameTypes } from '@fortuna/domain/model/games.ts';
import { to } from '@fortuna/domain/site-map.ts';
import type { TFunction } from 'i18next';
import type { UnreadCount } from '../../../components/CountBadge/count-badge-props.ts';
import { gameTypeIcons } from '../../../components/GameTypeRail/game-type-icons.ts';
import type { NavItem } from '../../../components/nav-item.ts';
import type { SideNavGroup } from '../../../components/SideNav/side-nav-props.ts';
import type { FramePlace } from './SiteFrame.view.ts';

const mainPlaces = [
  { place: 'home', path: '/', icon: 'home' },
  { place: 'games', path: '/game', icon: 'games' },
  { place: 'deposit', path: '/recharge', icon: 'deposit' },
  { place: 'records', path: '/rechargeRecord', icon: 'records' },
  { place: 'profile', path: '/profile', icon: 'user' },
] as const;

/** The five destinations; `t` is bound to the `shell` area. A game type counts as being among the games. */
export function mainItems(
  t: TFunction<'site'>,
  current: FramePlace | null,
  unread: UnreadCount | undefined,
  isGameTypeApart = false,
): readonly NavItem[] {
  const isGameType = gameTypes.some((type) => type === current);
  return mainPlaces.map(({ place, path, icon }) => ({
    href: to(path),
    label: t(`nav.${place}`),
    icon,
    isCurrent: current === place || (place === 'games' && isGameType && !isGameTypeApart),
    badge: place === 'profile' ? unread : undefined,
  }));
}

/** The destinations and the eleven game types; `tGame` is bound to the `game` area. `isGameTypeApart`: both are seen. */
export function sideGroups(
  t: TFunction<'site'>,
  tGame: TFunction<'games'>,
  current: FramePlace | null,
  unread: UnreadCount | undefined,
  isGameTypeApart: boolean,
): readonly SideNavGroup[] {
  return [
    { key: 'main', items: mainItems(t, current, unread, isGameTypeApart) },
    {
      key: 'types',
      title: t('frame.gameTypes'),
      items: gameTypes.map((type) => ({
        href: to('/game', { type }),
        label: tGame(`types.${type}`),
        icon: gameTypeIcons[type],
        isCurrent: current === type,
      })),
    },
  ];
}
