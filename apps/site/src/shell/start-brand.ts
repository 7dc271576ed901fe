import type { Brand } from '@fortuna/ui/theme/brand.ts';
import { ensureBrandStyles } from './brand-styles.ts';
import type { BrandTable } from './brand-table.ts';
import { defaultBrand, loadBrand } from './load-brand.ts';

function readTable(): BrandTable {
  const content = document.querySelector<HTMLMetaElement>('meta[name="fortuna:brands"]')?.content;
  const none: BrandTable = { default: defaultBrand.id, hosts: {}, styles: {}, demoHosts: [] };
  return content ? { ...none, ...(JSON.parse(content) as Partial<BrandTable>) } : none;
}

/** What of the head belongs to a brand: a prerendered page has its own brand's already. */
function dressHead(brand: Brand): void {
  const set = (selector: string, name: string, value: string) =>
    document.head.querySelector(selector)?.setAttribute(name, value);
  document.title = brand.title;
  set('meta[name="theme-color"]', 'content', brand.themeColor);
  set('meta[name="color-scheme"]', 'content', brand.scheme);
  set('link[rel="icon"]', 'href', `/brands/${brand.id}/icon.svg`);
}

/**
 * The brand that the boot script has chosen, with its data and styles in place. Where either is broken or does not come, the
 * default brand takes over, and the prerendered page, which was another brand's, is drawn anew.
 */
export async function startBrand(): Promise<Brand> {
  const { dataset } = document.documentElement;
  const chosen = dataset.brand ?? defaultBrand.id;
  try {
    const [brand] = await Promise.all([loadBrand(chosen), ensureBrandStyles(chosen, readTable())]);
    dressHead(brand);
    return brand;
  } catch (error) {
    console.error(error);
    if (chosen === defaultBrand.id) return defaultBrand;
    dataset.brand = defaultBrand.id;
    dataset.boot = 'client';
    await ensureBrandStyles(defaultBrand.id, readTable()).catch(console.error);
    dressHead(defaultBrand);
    return defaultBrand;
  }
}
