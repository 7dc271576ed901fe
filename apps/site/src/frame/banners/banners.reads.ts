import { getSiteConfiguration } from '@fortuna/api/calls/site.ts';
import type { Api, CallOptions } from '@fortuna/api/client.ts';
import { publicRead } from '../../platform/reads.ts';

/**
 * The site's configuration, for the operator's banners in it: asked for apart from what is kept of that (`configuration/`), since only who
 * comes near the end of the home needs them.
 */
export const siteWithBanners = publicRead(
  'getSiteConfiguration',
  (api: Api, options?: CallOptions) =>
    getSiteConfiguration(api, { domain: window.location.hostname }, options),
  { freshFor: 30 * 60_000 },
);
