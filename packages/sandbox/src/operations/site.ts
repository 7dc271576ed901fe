import { languageNames, type SiteLanguage } from '@fortuna/domain/language.ts';
import { siteTimeZone } from '@fortuna/domain/time-zone.ts';
import { flagAddress, logoAddress } from '../pages/site-pictures.ts';
import { findSite, siteBanners, siteForHost } from '../site/site-settings.ts';
import { supportChannelsOf } from '../site/support-channels.ts';
import { listSiteLinks, maintenanceWords, readSite } from '../world/sites.ts';
import type { Answer, Handlers } from './handler.ts';
import { dateTextOrNull, flag } from './wire.ts';

type LanguageRow = Answer<'listLanguages'>['data'][number];

function languageRows(codes: readonly SiteLanguage[]): LanguageRow[] {
  return codes.map((code) => ({
    language_code: code,
    language_name: languageNames[code],
    language_flag_link: flagAddress(code),
  }));
}

export const siteHandlers = {
  listLanguages: (call) => ({
    ...call.success(),
    data: languageRows(readSite(call.world, call.site.site).languages),
  }),

  getHostLanguage: (call) => {
    const site = siteForHost(call.query.domain);
    const code = site === null ? null : readSite(call.world, site.site).defaultLanguage;
    return { ...call.success(), data: { language_code: code } };
  },

  listSiteLanguages: (call) => {
    const site = findSite(call.query.site);
    return {
      ...call.success(),
      data: site === undefined ? [] : languageRows(readSite(call.world, site.site).languages),
    };
  },

  getSiteConfiguration: (call) => {
    const { site, title, defaultLanguage, logoKey, downloadUrl, maintenance } = readSite(
      call.world,
      call.site.site,
    );
    const { isSetUp } = call.site;
    const data: Answer<'getSiteConfiguration'>['data'] = {
      site,
      title: isSetUp ? title : '',
      // The brand's own drawings are shown where the operator has uploaded none.
      logo: logoKey === null || !isSetUp ? null : logoAddress(logoKey),
      icon: null,
      default_language: defaultLanguage,
      currency: 'BRL',
      time_zone: siteTimeZone,
      is_maintenance: flag(maintenance !== null),
      maintenance_until: dateTextOrNull(maintenance?.until ?? null),
      maintenance_message: maintenance && maintenanceWords(maintenance, call.language),
      service_url: supportChannelsOf(call.site.words)[0].url,
      download_url: downloadUrl,
      banners: siteBanners.map((banner) => ({
        id: banner.id,
        title: banner.title[call.language],
        picture: null,
        link: banner.link,
      })),
    };
    return { ...call.success(), data };
  },

  listSocialLinks: (call) => {
    const site = findSite(call.query.site);
    const links = site === undefined ? [] : listSiteLinks(call.world, site.site);
    return {
      ...call.success(),
      data: links.map(({ id, type, title, url }) => ({ id, type, title, url, icon: null })),
    };
  },
} satisfies Partial<Handlers>;
