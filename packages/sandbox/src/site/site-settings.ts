import type { SiteLanguage } from '@fortuna/domain/language.ts';
import { type GameList, mainList } from '../catalogue/game-list.ts';

type Texts = Readonly<Record<'pt' | 'en' | 'cn', string>>;

const order: readonly SiteLanguage[] = ['pt', 'en', 'cn', 'ch', 'vi', 'id', 'th', 'tr', 'msa'];

/** One of the operator's sites, as it is set up: what the code knows, with what its games (and payment channels) are called. What the desk changes is in the database (`world/sites.ts`). */
export interface SiteSettings extends GameList {
  readonly site: string;
  /** An operator has set it up: it has a name, names of its levels and covers of its own. */
  readonly isSetUp: boolean;
  /** What it is called, and speaks, before anybody has changed it. */
  readonly title: string;
  readonly defaultLanguage: SiteLanguage;
  readonly languages: readonly SiteLanguage[];
  /** Whether withdrawals go to e-wallets too. */
  readonly hasEwallets: boolean;
}

/** The one that serves hosts that nobody configured, such as a developer's. */
export const mainSite: SiteSettings = {
  site: 'mare',
  isSetUp: true,
  title: 'Maré',
  defaultLanguage: 'pt',
  languages: order,
  ...mainList,
  hasEwallets: false,
};

/** The same for players' hosts that nobody has set up: a brand that is being made is called as its pack says. */
export const unnamedSite: SiteSettings = { ...mainSite, isSetUp: false, title: '' };

export const sites: readonly SiteSettings[] = [
  mainSite,
  { ...mainSite, site: 'mare-en', defaultLanguage: 'en', languages: ['en', 'pt'] },
  { ...mainSite, site: 'salao', title: 'Salão', words: 'salao' },
  { ...mainSite, site: 'pulo', title: 'Pulo', words: 'pulo', hasEwallets: true },
];

/** Which site a host name shows. */
const siteOfHost: Readonly<Record<string, string>> = {
  'mare.example.com': 'mare',
  'www.mare.example.com': 'mare',
  'en.mare.example.com': 'mare-en',
  'mare.example': 'mare',
  'www.mare.example': 'mare',
  'salao.example': 'salao',
  'www.salao.example': 'salao',
  'pulo.example': 'pulo',
  'www.pulo.example': 'pulo',
};

/** The host names under which a site is reached. */
export function hostsOfSite(site: string): readonly string[] {
  return Object.keys(siteOfHost).filter((host) => siteOfHost[host] === site);
}

/** The same sites at the hosts of their own and of brands, in the scheme and at the port of one that is named: there a brand's players are. */
export function withOwnHosts(origins: readonly string[], brandHosts: Iterable<string>): readonly string[] {
  const hosts = [...Object.keys(siteOfHost), ...brandHosts];
  const own = origins.flatMap((origin) => {
    const { protocol, port } = new URL(origin);
    return hosts.map((host) => `${protocol}//${host}${port && `:${port}`}`);
  });
  return [...new Set([...origins, ...own])];
}

export function findSite(name: string): SiteSettings | undefined {
  return sites.find(({ site }) => site === name.trim().toLowerCase());
}

/** A host as names of sites are compared: in small letters and without a port. */
export const hostName = (host: string): string => host.trim().toLowerCase().replace(/:\d+$/, '');

/** The site that is set up for a host name (the port is ignored); null where there is none. */
export function siteForHost(host: string): SiteSettings | null {
  const name = hostName(host);
  const site = Object.hasOwn(siteOfHost, name) ? siteOfHost[name] : undefined;
  return (site === undefined ? undefined : findSite(site)) ?? null;
}

/** Banners of the home page: a title over art that the brand draws, and where they lead. */
export const siteBanners: ReadonlyArray<{
  readonly id: number;
  readonly title: Texts;
  readonly link: string;
}> = [
  {
    id: 1,
    title: { pt: 'Roda diária', en: 'Daily wheel', cn: '每日转盘' },
    link: '/promotion/activity/lottery-wheel',
  },
  {
    id: 2,
    title: { pt: 'Rebate de recarga', en: 'Recharge rebate', cn: '充值返利' },
    link: '/promotion/activity/recharge-rebate',
  },
  {
    id: 3,
    title: { pt: 'Convide e ganhe', en: 'Invite and earn', cn: '邀请奖励' },
    link: '/promotion/activity/invitation-activity',
  },
  {
    id: 4,
    title: { pt: 'Mesas com gente de verdade', en: 'Tables with real people', cn: '真人荷官桌' },
    link: '/game?type=live',
  },
  {
    id: 5,
    title: { pt: 'Crash: saia antes da queda', en: 'Crash: leave before the fall', cn: '崩盘游戏：及时离场' },
    link: '/game?type=crash',
  },
];

/** Networks that each site has a page on, before anybody has changed them. */
export const socialNetworks = ['Telegram', 'Instagram', 'YouTube'] as const;
