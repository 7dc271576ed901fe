import { defaultBrand } from '@fortuna/ui/brands/default-brand.ts';
import type { BrandTable } from './brand-table.ts';

/** The page's own table; without one there is the default brand alone. */
export function readTable(): BrandTable {
  const content = document.querySelector<HTMLMetaElement>('meta[name="fortuna:brands"]')?.content;
  const none: BrandTable = { default: defaultBrand.id, hosts: {}, styles: {}, demoHosts: [] };
  return content ? { ...none, ...(JSON.parse(content) as Partial<BrandTable>) } : none;
}
