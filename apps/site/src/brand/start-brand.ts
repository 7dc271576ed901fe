import { defaultLanguage, type SiteLanguage } from '@fortuna/domain/language.ts';
import { defaultBrand } from '@fortuna/ui/brands/default-brand.ts';
import { hearAsOnOwnHost } from './own-host.ts';
import { sentBrandId } from './sent-brand.ts';
import { type StartedBrand, startedDefault } from './started-brand.ts';

/** The brand whose page was sent, dressed for it: the build has checked its data. Null where the page has none. */
async function sentBrand(id: string, language: SiteLanguage): Promise<StartedBrand | null> {
  const text = document.getElementById(sentBrandId)?.textContent;
  if (!text) return null;
  const { brand, voice } = JSON.parse(text) as StartedBrand;
  await hearAsOnOwnHost(id);
  return { brand, voice: language === defaultLanguage ? voice : { ...voice, first: {} } };
}

/**
 * The brand that the boot script has chosen. What it takes to put one brand in the place of another, whose page (`data-page`) a host has
 * sent, is a chunk that nobody else loads.
 */
export async function startBrand(language: SiteLanguage): Promise<StartedBrand> {
  const { brand = defaultBrand.id, page } = document.documentElement.dataset;
  try {
    if (page === brand) {
      if (brand === defaultBrand.id) return startedDefault;
      const sent = await sentBrand(brand, language);
      if (sent) return sent;
    }
    const { startOtherBrand } = await import('./other-brand.ts');
    return await startOtherBrand(brand, language);
  } catch (error) {
    // In the chosen brand's styles, with what is there.
    console.error(error);
    document.documentElement.dataset.boot = 'client';
    return startedDefault;
  }
}
