import type { SiteLanguage } from '@fortuna/domain/language.ts';
import type { Area } from '@fortuna/ui/locales/areas.ts';

export type Texts = Readonly<Record<string, unknown>>;

/** How a brand speaks. */
export interface Voice {
  /** Where in the catalogue its own stands; empty for the product's. */
  readonly root: string;
  /** What it words itself of the first words, by area, in the language that its home is prerendered in. */
  readonly first: Readonly<Record<string, Texts>>;
}

/** The catalogue as it is: what the default brand says. */
export const plainVoice: Voice = { root: '', first: {} };

/** Where the texts of an area come from, in a brand's voice. Throws where they do not arrive. */
export type WordSource = (language: SiteLanguage, area: Area, root: string) => Promise<Texts>;

/** Longest wait for a part of the catalogue, in milliseconds: nothing that speaks from it can be shown before. */
const patience = 15_000;

/**
 * The catalogue as files of the site, an area and language each. Their address is put together and stands in no table, so that a
 * first visit carries nothing of the languages and pages that it does not ask for.
 */
export const fetchWords: WordSource = async (language, area, voice) => {
  const root =
    document.querySelector<HTMLMetaElement>('meta[name="fortuna:words"]')?.content ?? '/words/latest';
  const response = await fetch(`${root}${voice}/${language}/${area}.json`, {
    signal: AbortSignal.timeout(patience),
  });
  if (!response.ok) throw new Error(`no words ${language}/${area}: ${response.status}`);
  return (await response.json()) as Texts;
};
