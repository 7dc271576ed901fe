import { defaultLanguage, type SiteLanguage } from '@fortuna/domain/language.ts';
import { plainVoice, type Texts, type Voice } from '../words/word-source.ts';

/** What each brand says of the first words: the build makes it of the brand's copy (`build/brand-words.ts`). */
const firstWords = import.meta.glob<Readonly<Record<string, Texts>>>(
  '../../../../packages/ui/src/brands/*/copy/pt.json',
  { import: 'default' },
);

/**
 * How a brand speaks. Its words lie among the catalogue's files, area by area; those of its prerendered home come as a module,
 * beside the brand's data. Where that does not arrive, the product's words stand in.
 */
export async function loadVoice(brand: string, language: SiteLanguage): Promise<Voice> {
  const root = `/brands/${brand}`;
  if (language !== defaultLanguage) return { root, first: {} };
  try {
    const first = await firstWords[`../../../../packages/ui/src/brands/${brand}/copy/pt.json`]?.();
    return { root, first: first ?? {} };
  } catch (error) {
    console.error(error);
    return plainVoice;
  }
}
