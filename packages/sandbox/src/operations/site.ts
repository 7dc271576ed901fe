import type { SiteLanguage } from '@fortuna/domain/language.ts';
import { siteTimeZone } from '@fortuna/domain/time-zone.ts';
import { findSite, languages, siteBanners, siteForHost, socialLinks } from '../site/site-settings.ts';
import { supportChannels } from '../site/support-channels.ts';
import type { Answer, Handlers } from './handler.ts';

type LanguageRow = Answer<'listLanguages'>['data'][number];

function languageRows(codes: readonly SiteLanguage[]): LanguageRow[] {
  return languages
    .filter(({ code }) => codes.includes(code))
    .map(({ code, name }) => ({ language_code: code, language_name: name, language_flag_link: null }));
}

export const siteHandlers = {
  listLanguages: (call) => ({
    ...call.success(),
    data: languageRows(call.site.languages),
  }),

  getHostLanguage: (call) => ({
    ...call.success(),
    data: { language_code: siteForHost(call.query.domain)?.defaultLanguage ?? null },
  }),

  listSiteLanguages: (call) => ({
    ...call.success(),
    data: languageRows(findSite(call.query.site)?.languages ?? []),
  }),

  getSiteConfiguration: (call) => {
    const { site, title, defaultLanguage } = call.site;
    const data: Answer<'getSiteConfiguration'>['data'] = {
      site,
      title,
      // The brand's own drawings are shown where the operator has uploaded none.
      logo: null,
      icon: null,
      default_language: defaultLanguage,
      currency: 'BRL',
      time_zone: siteTimeZone,
      is_maintenance: 0,
      service_url: supportChannels[0].url,
      download_url: null,
      banners: siteBanners.map((banner) => ({
        id: banner.id,
        title: banner.title[call.language],
        picture: null,
        link: banner.link,
      })),
    };
    return { ...call.success(), data };
  },

  listSocialLinks: (call) => ({
    ...call.success(),
    data: findSite(call.query.site) ? socialLinks.map((link) => ({ ...link, icon: null })) : [],
  }),
} satisfies Partial<Handlers>;
