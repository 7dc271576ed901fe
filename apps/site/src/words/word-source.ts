import type { SiteLanguage } from '@fortuna/domain/language.ts';
import type { Area } from '@fortuna/ui/locales/areas.ts';

export type Texts = Readonly<Record<string, unknown>>;

/** Where the texts of an area come from. Throws where they do not arrive. */
export type WordSource = (language: SiteLanguage, area: Area) => Promise<Texts>;

/** Longest wait for a part of the catalogue, in milliseconds: nothing that speaks from it can be shown before. */
const patience = 15_000;

/**
 * The catalogue as files of the site, an area and language each. Their address is put together and stands in no table, so that a
 * first visit carries nothing of the languages and pages that it does not ask for.
 */
export const fetchWords: WordSource = async (language, area) => {
  const root =
    document.querySelector<HTMLMetaElement>('meta[name="fortuna:words"]')?.content ?? '/words/latest';
  const response = await fetch(`${root}/${language}/${area}.json`, { signal: AbortSignal.timeout(patience) });
  if (!response.ok) throw new Error(`no words ${language}/${area}: ${response.status}`);
  return (await response.json()) as Texts;
};
