import type { SiteBanner } from '@fortuna/domain/model/site.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ownBanner } from '../../brand/banner-path.ts';
import { queryClient } from '../../platform/query-client.ts';
import { bannersToShow } from './banners-to-show.ts';

const banner: SiteBanner = { id: 1, title: 'Crash', pictureUrl: null, link: '/game?type=crash' };
const origin = 'https://casino.example';

function serverSends(...banners: readonly SiteBanner[]): void {
  vi.spyOn(queryClient, 'fetchQuery').mockResolvedValue({ banners });
}

beforeEach(() => {
  vi.stubGlobal('window', { location: new URL(origin) });
  vi.stubGlobal('document', { querySelector: () => null });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a banner that promises a page which is not there is left out; one that leads nowhere stays', async () => {
  const still = { ...banner, id: 2, link: null };
  serverSends({ ...banner, id: 3, link: '/promotion/activity/of-another-site' }, banner, still);
  expect(await bannersToShow([])).toEqual([banner, still]);
});

test('a page that the brand does without is not there', async () => {
  serverSends({ ...banner, link: '/faq' });
  expect(await bannersToShow(['faq'])).toEqual([]);
});

test('a picture comes from this site, its back end, or a safe address; else the brand’s own stands there', async () => {
  const urls = ['/uploads/a.webp', 'https://cdn.example/b.webp', 'http://cdn.example/c.webp', 'javascript:1'];
  serverSends(...urls.map((pictureUrl, id) => ({ ...banner, id, pictureUrl })));
  expect((await bannersToShow([])).map(({ pictureUrl }) => pictureUrl)).toEqual([
    `${origin}/uploads/a.webp`,
    'https://cdn.example/b.webp',
    null,
    null,
  ]);
});

test('a banner that comes without a picture wears the brand’s own, where it has one', async () => {
  serverSends(banner, { ...banner, id: 2, pictureUrl: 'https://cdn.example/b.webp' });
  const own = { artFolder: 'brands/costa-azul', hasOwnBanner: true };
  expect((await bannersToShow([], ownBanner(own))).map(({ pictureUrl }) => pictureUrl)).toEqual([
    '/art/brands/costa-azul/banner.svg',
    'https://cdn.example/b.webp',
  ]);
  const [plain] = await bannersToShow([], ownBanner({ ...own, hasOwnBanner: false }));
  expect(plain?.pictureUrl).toBeNull();
});
