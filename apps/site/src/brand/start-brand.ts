import type { SiteLanguage } from '@fortuna/domain/language.ts';
import { defaultBrand } from '@fortuna/ui/brands/default-brand.ts';
import { plainVoice } from '../words/word-source.ts';
import type { StartedBrand } from './started-brand.ts';

/**
 * The brand that the boot script has chosen. What the others need is a chunk that the default brand's players never load, and so is
 * what it takes to put one brand in the place of another, whose page (`data-page`) a host has sent.
 */
export async function startBrand(language: SiteLanguage): Promise<StartedBrand> {
  const { brand, page } = document.documentElement.dataset;
  if (brand === defaultBrand.id && page === brand) return { brand: defaultBrand, voice: plainVoice };
  try {
    const { startOtherBrand } = await import('./other-brand.ts');
    return await startOtherBrand(brand ?? defaultBrand.id, language);
  } catch (error) {
    // In the chosen brand's styles, with what is there.
    console.error(error);
    document.documentElement.dataset.boot = 'client';
    return { brand: defaultBrand, voice: plainVoice };
  }
}
