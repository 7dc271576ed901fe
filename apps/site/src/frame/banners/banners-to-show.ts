import type { SiteBanner } from '@fortuna/domain/model/site.ts';
import type { BrandFeature } from '@fortuna/ui/theme/brand.ts';
import { queryClient } from '../../platform/query-client.ts';
import { serverPicture } from '../../platform/server-picture.ts';
import { queryOf } from '../../platform/use-public-read.ts';
import { linkInto } from '../server-links.ts';
import { siteWithBanners } from './banners.reads.ts';

/**
 * The operator's banners without those that promise a page which this site does not have.
 * @param ownPicture the address of the brand's own, for those that come without one
 */
export async function bannersToShow(
  switchedOff: readonly BrandFeature[],
  ownPicture: string | null = null,
): Promise<readonly SiteBanner[]> {
  const { banners } = await queryClient.fetchQuery(queryOf(siteWithBanners, 'everybody', undefined));
  const linkOf = linkInto(switchedOff);
  return banners
    .filter(({ link }) => link === null || linkOf(link) !== null)
    .map((banner) => ({
      ...banner,
      link: linkOf(banner.link),
      pictureUrl: serverPicture(banner.pictureUrl) ?? ownPicture,
    }));
}
