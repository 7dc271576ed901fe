import { type SiteLanguage, siteLanguages } from '@fortuna/domain/language.ts';
import type { LanguageOption, SiteConfiguration, SocialLink } from '@fortuna/domain/model/site.ts';
import type { Api, CallOptions } from '../client.ts';
import { sameWords } from '../codebook.ts';
import type { components } from '../generated/schema.ts';
import { flag, integer, list, optionalText, readableRows, requiredText, text } from '../wire.ts';
import { optionalInstant } from '../wire-time.ts';

type Schemas = components['schemas'];

const languageCodes = sameWords(siteLanguages);

/** Host name of the site that asks, for operators who run several sites. */
export interface HostQuery {
  readonly domain?: string;
}

/** The languages of the picker, without those that the product does not speak. */
export function listLanguages(
  api: Api,
  query: HostQuery = {},
  options?: CallOptions,
): Promise<readonly LanguageOption[]> {
  const params = { query };
  return api.read(
    {
      operation: 'listLanguages',
      send: (wire, context) => wire.GET('/api/language/getList', { ...context, params }),
      map: languageOptionsOf,
    },
    options,
  );
}

/** The same, by the name of a site. */
export function listSiteLanguages(
  api: Api,
  site: string,
  options?: CallOptions,
): Promise<readonly LanguageOption[]> {
  const params = { query: { site } };
  return api.read(
    {
      operation: 'listSiteLanguages',
      send: (wire, context) => wire.GET('/api/language/site', { ...context, params }),
      map: languageOptionsOf,
    },
    options,
  );
}

/** The language that a host name starts in, or null where the host has none of its own. */
export function getHostLanguage(
  api: Api,
  domain: string,
  options?: CallOptions,
): Promise<SiteLanguage | null> {
  const params = { query: { domain } };
  return api.read(
    {
      operation: 'getHostLanguage',
      send: (wire, context) => wire.GET('/api/language/host', { ...context, params }),
      map: ({ data }) => languageCodes.readOr(data, 'language_code', null),
    },
    options,
  );
}

export function getSiteConfiguration(
  api: Api,
  query: HostQuery = {},
  options?: CallOptions,
): Promise<SiteConfiguration> {
  const params = { query };
  return api.read(
    {
      operation: 'getSiteConfiguration',
      send: (wire, context) => wire.GET('/api/dynamicwebs/getdata', { ...context, params }),
      map: ({ data }) => configurationOf(data),
    },
    options,
  );
}

export function listSocialLinks(
  api: Api,
  site: string,
  options?: CallOptions,
): Promise<readonly SocialLink[]> {
  const params = { query: { site } };
  return api.read(
    {
      operation: 'listSocialLinks',
      send: (wire, context) => wire.GET('/api/socialmedialinks/get', { ...context, params }),
      map: ({ data }) =>
        list(data, (row) => ({
          id: integer(row, 'id'),
          network: requiredText(row, 'type'),
          title: requiredText(row, 'title'),
          url: requiredText(row, 'url'),
          iconUrl: optionalText(row, 'icon'),
        })),
    },
    options,
  );
}

/** What the server's clock says, to the second, as an ISO instant; null where the answer does not tell. For trying the way to the server. */
export async function askServerTime(api: Api, options?: CallOptions): Promise<string | null> {
  let date = Number.NaN;
  await api.read(
    {
      operation: 'listLanguages',
      send: async (wire, context) => {
        const sent = await wire.GET('/api/language/getList', context);
        // From another origin only where the API exposes the header.
        date = Date.parse(sent.response.headers.get('Date') ?? '');
        return sent;
      },
      map: languageOptionsOf,
    },
    options,
  );
  return Number.isNaN(date) ? null : new Date(date).toISOString();
}

function languageOptionsOf({ data }: Schemas['LanguagesAnswer']): readonly LanguageOption[] {
  return list(data, languageOptionOf).filter((option) => option !== null);
}

function languageOptionOf(row: Schemas['LanguageRow']): LanguageOption | null {
  const value = languageCodes.readOr(row, 'language_code', null);
  if (value === null) return null;
  return {
    value,
    option: requiredText(row, 'language_name'),
    iconUrl: optionalText(row, 'language_flag_link'),
  };
}

function configurationOf(row: Schemas['SiteConfiguration']): SiteConfiguration {
  return {
    site: requiredText(row, 'site'),
    title: text(row, 'title'),
    logoUrl: optionalText(row, 'logo'),
    iconUrl: optionalText(row, 'icon'),
    defaultLanguage: languageCodes.readOr(row, 'default_language', null),
    maintenance: flag(row, 'is_maintenance')
      ? {
          until: optionalInstant(row, 'maintenance_until'),
          message: optionalText(row, 'maintenance_message'),
        }
      : null,
    serviceUrl: optionalText(row, 'service_url'),
    downloadUrl: optionalText(row, 'download_url'),
    banners: readableRows(row.banners, (banner) => ({
      id: integer(banner, 'id'),
      title: requiredText(banner, 'title'),
      pictureUrl: optionalText(banner, 'picture'),
      link: optionalText(banner, 'link'),
    })),
  };
}
