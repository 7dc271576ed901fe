import type { SiteLanguage } from '@fortuna/domain/language.ts';
import type { WordListName } from '../catalogue/word-list.ts';

type Texts = Readonly<Record<'pt' | 'en' | 'cn', string>>;

/** Names of the languages in themselves. */
const languageNames: Readonly<Record<SiteLanguage, string>> = {
  pt: 'Português',
  en: 'English',
  cn: '简体中文',
  ch: '繁體中文',
  vi: 'Tiếng Việt',
  id: 'Bahasa Indonesia',
  th: 'ไทย',
  tr: 'Türkçe',
  msa: 'Bahasa Melayu',
};

const order: readonly SiteLanguage[] = ['pt', 'en', 'cn', 'ch', 'vi', 'id', 'th', 'tr', 'msa'];

export const languages = order.map((code) => ({ code, name: languageNames[code] }));

/** What an operator would configure for one of several sites. */
export interface SiteSettings {
  readonly site: string;
  readonly title: string;
  readonly defaultLanguage: SiteLanguage;
  readonly languages: readonly SiteLanguage[];
  /** What its games and payment channels are called, and which games stand first. */
  readonly words: WordListName;
}

/** The one that serves hosts that nobody configured, such as a developer's. */
export const mainSite: SiteSettings = {
  site: 'mare',
  title: 'Maré',
  defaultLanguage: 'pt',
  languages: order,
  words: 'mare',
};

const sites: readonly SiteSettings[] = [
  mainSite,
  { ...mainSite, site: 'mare-en', defaultLanguage: 'en', languages: ['en', 'pt'] },
  { ...mainSite, site: 'salao', title: 'Salão', words: 'salao' },
  { ...mainSite, site: 'pulo', title: 'Pulo', words: 'pulo' },
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

export function findSite(name: string): SiteSettings | undefined {
  return sites.find(({ site }) => site === name.trim().toLowerCase());
}

/** The site that is set up for a host name (the port is ignored); null where there is none. */
export function siteForHost(host: string): SiteSettings | null {
  const name = host.trim().toLowerCase().replace(/:\d+$/, '');
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
];

export const socialLinks = [
  { id: 1, type: 'telegram', title: 'Telegram', url: 'https://telegram.example.com/mare_exemplo' },
  { id: 2, type: 'instagram', title: 'Instagram', url: 'https://instagram.example.com/mare_exemplo' },
  { id: 3, type: 'youtube', title: 'YouTube', url: 'https://youtube.example.com/mare_exemplo' },
] as const;
