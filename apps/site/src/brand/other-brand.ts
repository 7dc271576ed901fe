import type { SiteLanguage } from '@fortuna/domain/language.ts';
import { defaultBrand } from '@fortuna/ui/brands/default-brand.ts';
import type { Brand } from '@fortuna/ui/theme/brand.ts';
import { ensureBrandStyles } from './brand-styles.ts';
import { loadStarted } from './load-started.ts';
import { hearAsOnOwnHost } from './own-host.ts';
import { readTable } from './read-table.ts';
import { type StartedBrand, startedDefault } from './started-brand.ts';

/** Has the brand's signs in the page: a chunk that only pages need which were sent for another brand. */
async function ensureIcons({ layout }: Brand): Promise<void> {
  if (document.querySelector(`[data-icons="${layout.icons}"]`)) return;
  await import('./brand-icons.ts').then(({ addIcons }) => addIcons(layout.icons)).catch(console.error);
}

/** What of the head belongs to a brand: a prerendered page has its own brand's already. */
function dressHead(brand: Brand): void {
  const set = (selector: string, name: string, value: string) =>
    document.head.querySelector(selector)?.setAttribute(name, value);
  document.title = brand.title;
  set('meta[name="theme-color"]', 'content', brand.themeColor);
  set('meta[name="color-scheme"]', 'content', brand.scheme);
  for (const link of document.head.querySelectorAll<HTMLLinkElement>('link[href^="/brands/"]'))
    link.setAttribute(
      'href',
      link.getAttribute('href')?.replace(/^\/brands\/[^/]+/, `/brands/${brand.id}`) ?? '',
    );
}

/**
 * A brand with its data, styles and wording in place, and the head dressed for it. Where data or styles are broken or do not come,
 * the default brand takes over, and the prerendered page, which was another brand's, is drawn anew.
 */
export async function startOtherBrand(chosen: string, language: SiteLanguage): Promise<StartedBrand> {
  const { dataset } = document.documentElement;
  try {
    const [started] = await Promise.all([
      loadStarted(chosen, language),
      ensureBrandStyles(chosen, readTable()),
    ]);
    dressHead(started.brand);
    await hearAsOnOwnHost(chosen);
    await ensureIcons(started.brand);
    return started;
  } catch (error) {
    console.error(error);
    dataset.brand = defaultBrand.id;
    dataset.boot = 'client';
    await ensureBrandStyles(defaultBrand.id, readTable()).catch(console.error);
    dressHead(defaultBrand);
    await ensureIcons(defaultBrand);
    return startedDefault;
  }
}
