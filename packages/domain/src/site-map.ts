import type { Game, GameDevice, GameTag, GameType } from './model/games.ts';
import type { Activity } from './model/promotions-activities.ts';

type Choice = string | undefined;
type NoQuery = Record<string, never>;

/**
 * Every address of the site with the query that it understands: the one table of addresses (specification section 2; `/faq`, `/terms`,
 * `/privacy`, `/responsible-gaming`, `/game-record`, `/transactions`, `/messages`, `/forgot-password`, `/agency-center`, `/fair-play`, `/information-center` itself and
 * `/information-center/announcement` with its detail are chosen, and what `/cztx`, `/test` and `/test12` are for). A type and no list, so
 * that a first visit carries only the addresses that its own links name. The page of an address is the `*.page.tsx` file of the site that
 * names it.
 */
export interface SiteMap {
  '/': { invite_code?: Choice };
  '/game': {
    type?: GameType | undefined;
    provider?: Choice;
    device?: GameDevice | undefined;
    tag?: GameTag | undefined;
    sort?: Choice;
    favourites?: '1' | undefined;
  };
  '/searchGames': { search?: Choice };
  '/video': NoQuery;
  '/gameInfo': {
    /** Which game; without both it is where the money lies at all providers. */
    platType?: Choice;
    gameCode?: Choice;
    /** A step of the deposit, over the running game. */
    deposit?: 'form' | 'payment' | undefined;
    bill_no?: Choice;
  };
  '/login': { mode?: 'login' | 'register'; invite_code?: Choice; back?: Choice };
  '/forgot-password': NoQuery;
  '/profile': NoQuery;
  '/security-center': NoQuery;
  '/security-center/verify-password': NoQuery;
  '/security-center/bind-email': NoQuery;
  '/security-center/change-password': NoQuery;
  '/security-center/change-withdrawal-password': NoQuery;
  '/agency-center': NoQuery;
  '/agency-center/invite': NoQuery;
  '/agency-center/faq': NoQuery;
  '/agency-center/invitation-record': { state?: Choice; from?: Choice; to?: Choice };
  '/agency-center/reward': { kind?: Choice; from?: Choice; to?: Choice };
  '/agency-center/agency-mechanism': NoQuery;
  '/agency-center/register-subordinates': NoQuery;
  '/information-center': NoQuery;
  '/information-center/support': NoQuery;
  '/information-center/notification': NoQuery;
  '/information-center/announcement': NoQuery;
  '/information-center/announcement/detail': { id: string };
  '/information-center/game-registration': NoQuery;
  '/messages': { part?: 'notifications' | 'messages' | 'announcements' };
  '/recharge': NoQuery;
  '/recharge-payment': { bill_no: string };
  '/rechargeRecord': { status?: Choice; from?: Choice; to?: Choice };
  '/withdraw': { bill_no?: Choice };
  '/withdrawalRecord': { status?: Choice };
  '/withdrawal-card': { back?: Choice };
  '/withdrawalPassword': { back?: Choice };
  '/order-center': { kind?: Choice; from?: Choice; to?: Choice };
  '/order-center/fee': NoQuery;
  '/order-center/association': NoQuery;
  '/game-record': { from?: Choice; to?: Choice; type?: Choice; provider?: Choice; status?: Choice };
  '/fair-play': { round?: Choice };
  '/transactions': { kind?: Choice };
  '/promotion/activity': { code?: Choice };
  '/promotion/activity/recharge': NoQuery;
  '/promotion/activity/invitation-activity': NoQuery;
  '/promotion/activity/daily-loss-relief-fund': NoQuery;
  '/promotion/activity/recharge-rebate': NoQuery;
  '/promotion/activity/super': NoQuery;
  '/promotion/activity/treasure': NoQuery;
  '/promotion/activity/cashback': NoQuery;
  '/promotion/activity/agent': NoQuery;
  '/promotion/activity/offers': NoQuery;
  '/promotion/activity/mysterious': NoQuery;
  '/promotion/activity/rescue': NoQuery;
  '/promotion/activity/level': NoQuery;
  '/promotion/activity/weekly-Compensation': NoQuery;
  '/promotion/activity/magnet': NoQuery;
  '/promotion/activity/exchange': NoQuery;
  '/promotion/activity/lottery-wheel': { wheel?: Choice };
  '/promotion/vip': NoQuery;
  '/promotion/rebates': { from?: Choice; to?: Choice; page?: Choice };
  '/promotion/history': { kind?: Choice; from?: Choice; to?: Choice; page?: Choice };
  '/promotion/cover': { status?: Choice; page?: Choice };
  '/download': NoQuery;
  '/faq': NoQuery;
  '/terms': NoQuery;
  '/privacy': NoQuery;
  '/responsible-gaming': NoQuery;
  '/cztx': {
    tab?: 'deposit' | 'withdraw' | undefined;
    step?: 'payment' | 'accounts' | 'password' | undefined;
    bill_no?: Choice;
    /** Where it was opened, for the way back. */
    from?: Choice;
  };
  '/test': NoQuery;
  '/test12': NoQuery;
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

/** Where an activity is shown: on a page of its own, or on the general one where it is newer than we are. */
export function toActivity({ page, code }: Pick<Activity, 'page' | 'code'>): string {
  return page === 'other' ? to('/promotion/activity', { code }) : to(`/promotion/activity/${page}`);
}
