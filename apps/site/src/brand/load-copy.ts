import type { SiteLanguage } from '@fortuna/domain/language.ts';
import { type BrandCopy, withBrandCopy } from '@fortuna/ui/theme/brand-copy.ts';
import { asWritten, type Reword } from '../words/i18n.ts';

const copies = import.meta.glob<BrandCopy>('../../../../packages/ui/src/brands/*/copy/*.json', {
  import: 'default',
});

/** A brand's own wording in a language; where it has none, or where it does not arrive, the catalogue says it all. */
export async function loadBrandWords(brand: string, language: SiteLanguage): Promise<Reword> {
  try {
    const copy = await copies[`../../../../packages/ui/src/brands/${brand}/copy/${language}.json`]?.();
    return copy ? (area, texts) => withBrandCopy(area, texts, copy) : asWritten;
  } catch (error) {
    console.error(error);
    return asWritten;
  }
}
