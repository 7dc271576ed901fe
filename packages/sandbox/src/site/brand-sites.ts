import { borrowedLists } from '../catalogue/game-list.ts';
import type { WordListName } from '../catalogue/word-list.ts';
import { digest } from '../world/hashing.ts';
import { type SiteSettings, unnamedSite } from './site-settings.ts';

/** What the pack of a brand says of the site that puts it on. */
export interface SiteBrand {
  readonly id: string;
  readonly hosts: readonly string[];
  /** Family of its drawings. */
  readonly artFamily: string;
}

/** The words that name what a family draws. */
export const wordsOfFamily: Readonly<Record<string, WordListName>> = {
  coast: 'mare',
  guilloche: 'salao',
  halftone: 'pulo',
};

/** A site that nobody has set up, with a list of games that suits its brand's drawings and does not begin as that of an operator whose words it borrows. */
export function siteOfBrand({ id, artFamily }: Omit<SiteBrand, 'hosts'>): SiteSettings {
  const words = wordsOfFamily[artFamily] ?? unnamedSite.words;
  const lists = borrowedLists.filter((list) => list.words === words);
  return { ...unnamedSite, ...lists[Number.parseInt(digest(id).slice(0, 8), 16) % lists.length] };
}

/** The sites of brands by their hosts. */
export function sitesOfBrands(brands: readonly SiteBrand[]): ReadonlyMap<string, SiteSettings> {
  return new Map(
    brands.flatMap((brand) => {
      const site = siteOfBrand(brand);
      return brand.hosts.map((host): [string, SiteSettings] => [host.toLowerCase(), site]);
    }),
  );
}
