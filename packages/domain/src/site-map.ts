import type { Game, GameType } from './model/games.ts';

type Choice = string | undefined;
type NoQuery = Record<string, never>;

/**
 * Every address of the site with the query that it understands: the one table of addresses (specification section 2; `/faq`, `/terms`,
 * `/privacy`, `/responsible-gaming`, `/game-record` and `/messages` are chosen). A type and no list, so that a first visit
 * carries only the addresses that its own links name. The page of an address is the `*.page.tsx` file of the site that names it.
 */
export interface SiteMap {
  '/': NoQuery;
  '/game': { type?: GameType; provider?: Choice; search?: Choice };
  '/gameInfo': { platType: string; gameCode: string };
  '/login': { mode?: 'login' | 'register'; invite_code?: Choice; back?: Choice };
  '/profile': NoQuery;
  '/information-center/support': NoQuery;
  '/messages': { part?: 'notifications' | 'messages' | 'announcements' };
  '/recharge': NoQuery;
  '/recharge-payment': { bill_no: string };
  '/rechargeRecord': { status?: Choice };
  '/withdraw': { bill_no?: Choice };
  '/withdrawalRecord': { status?: Choice };
  '/withdrawal-card': { back?: Choice };
  '/withdrawalPassword': { back?: Choice };
  '/game-record': NoQuery;
  '/faq': NoQuery;
  '/terms': NoQuery;
  '/privacy': NoQuery;
  '/responsible-gaming': NoQuery;
}

export type SitePath = keyof SiteMap;

/** The query is asked for where the page needs it. */
type Query<Path extends SitePath> =
  Record<never, never> extends SiteMap[Path]
    ? [query?: SiteMap[Path], part?: `#${string}`]
    : [query: SiteMap[Path], part?: `#${string}`];

/** An address inside the site: `to('/withdrawal-card', { back: to('/withdraw') })`. `part` is an element's id on that page. */
export function to<Path extends SitePath>(
  path: Path,
  ...[query, part = '' as `#${string}`]: Query<Path>
): string {
  const given = Object.entries(query ?? {}).filter((entry) => entry[1] !== undefined);
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return (text ? `${path}?${text}` : path) + part;
}

/** Where a game is played. What it is called the page asks the server: an address may say anything. */
export function toGame({ providerKey, code }: Pick<Game, 'providerKey' | 'code'>): string {
  return to('/gameInfo', { platType: providerKey, gameCode: code });
}
