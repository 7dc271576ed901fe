import { type GameType, gameTypes } from '@fortuna/domain/model/games.ts';
import type { FrameLinks, FramePlace } from '@fortuna/ui/screens/site/SiteFrame/SiteFrame.view.ts';
import { paths } from '../paths.ts';

export const frameLinks: FrameLinks = {
  home: paths.home,
  games: paths.games(),
  deposit: paths.deposit,
  records: paths.depositRecords,
  profile: paths.profile,
  login: paths.login(),
  register: paths.login({ mode: 'register' }),
  gameType: (type) => paths.games({ type }),
};

const places: Readonly<Record<string, FramePlace>> = {
  '/': 'home',
  '/recharge': 'deposit',
  '/recharge-payment': 'deposit',
  '/rechargeRecord': 'records',
  '/withdrawalRecord': 'records',
  '/game-record': 'records',
  '/profile': 'profile',
};

function isGameType(text: string | null): text is GameType {
  return (gameTypes as readonly (string | null)[]).includes(text);
}

/** The destination of the frame's navigation that an address belongs to. */
export function framePlace(pathname: string, search: string): FramePlace | null {
  if (pathname !== '/game') return places[pathname] ?? null;
  const type = new URLSearchParams(search).get('type');
  return isGameType(type) ? type : 'games';
}
