import type { SiteLanguage } from '@fortuna/domain/language.ts';
import type { BrandCopy } from '@fortuna/ui/theme/brand-copy.ts';

const copies = import.meta.glob<BrandCopy>('../../../../packages/ui/src/brands/*/copy/*.json', {
  import: 'default',
});

/** A brand's own wording in a language; empty where it has none, or where it does not arrive: the catalogue says it all. */
export async function loadBrandCopy(brand: string, language: SiteLanguage): Promise<BrandCopy> {
  try {
    return (await copies[`../../../../packages/ui/src/brands/${brand}/copy/${language}.json`]?.()) ?? {};
  } catch (error) {
    console.error(error);
    return {};
  }
}
