import type { SiteLanguage } from '@fortuna/domain/language.ts';
import type { Brand } from '@fortuna/ui/theme/brand.ts';
import { defaultBrand } from './default-brand.ts';
import { asWritten, type Reword } from './i18n.ts';

/** The brand on the screen, and its own wording. */
export interface StartedBrand {
  readonly brand: Brand;
  readonly words: Reword;
}

/** The brand that the boot script has chosen. What the others need is a chunk that the default brand's players never load. */
export async function startBrand(language: SiteLanguage): Promise<StartedBrand> {
  const chosen = document.documentElement.dataset.brand ?? defaultBrand.id;
  if (chosen === defaultBrand.id) return { brand: defaultBrand, words: asWritten };
  const { startOtherBrand } = await import('./other-brand.ts');
  return startOtherBrand(chosen, language);
}
