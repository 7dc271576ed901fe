import type { SiteLanguage } from '@fortuna/domain/language.ts';
import { defaultBrand } from '@fortuna/ui/brands/default-brand.ts';
import { loadBrand } from './load-brand.ts';
import { loadVoice } from './load-voice.ts';
import { type StartedBrand, startedDefault } from './started-brand.ts';

/** A brand's data and wording. Throws where the data are broken or do not come. */
export async function loadStarted(id: string, language: SiteLanguage): Promise<StartedBrand> {
  if (id === defaultBrand.id) return startedDefault;
  const [brand, voice] = await Promise.all([loadBrand(id), loadVoice(id, language)]);
  return { brand, voice };
}
