import { bcp47, defaultLanguage, isSiteLanguage, type SiteLanguage } from '@fortuna/domain/language.ts';
import type { Area } from '@fortuna/ui/locales/areas.ts';
import { setAreaLoader } from '@fortuna/ui/locales/speaking.ts';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { readStored, writeStored } from '../platform/storage.ts';
import { firstWords } from './first-words.ts';
import { fetchWords, plainVoice, type Voice, type WordSource } from './word-source.ts';

const languageKey = 'fortuna.language';

declare global {
  /** What the boot script has asked for on a first visit (build/page.ts): the language of the host, if it comes in time. */
  var hostLanguage: Promise<unknown> | undefined;
}

/**
 * The stored language, else the host's on a first visit, else pt (specification section 4, requirement LANG-04). One whose catalogue
 * does not arrive gives way when the words are started.
 */
export async function firstLanguage(): Promise<SiteLanguage> {
  const host = await globalThis.hostLanguage;
  const stored = readStored('local', languageKey) ?? host;
  return isSiteLanguage(stored) ? stored : defaultLanguage;
}

/** Stores the language and refreshes the page at the same address (requirement LANG-03). */
export function switchLanguage(language: SiteLanguage): void {
  writeStored('local', languageKey, language);
  // The place in the history outlives the reload: reading begins anew at the page's head.
  window.history.replaceState({ ...window.history.state, isRetold: true }, '');
  window.location.reload();
}

let current: SiteLanguage = defaultLanguage;
let voice = plainVoice;
let source: WordSource = fetchWords;
const underway = new Map<string, Promise<void>>();

/** The language of this page; it never changes without a reload. */
export function currentLanguage(): SiteLanguage {
  return current;
}

/** Texts from elsewhere than the site's files: the prerenderer has them all at hand. */
export function setWordSource(next: WordSource): void {
  source = next;
}

const firstAreas = Object.keys(firstWords) as Area[];

/** Parts stay loaded once they are; their words have to come again where the texts begin anew (the next brand, the next journey). */
const spoken = new Set<Area>(firstAreas);

async function loadArea(area: Area): Promise<void> {
  const tag = bcp47(current);
  if (i18next.hasResourceBundle(tag, area)) return;
  const isAsked = underway.get(area);
  if (isAsked) return isAsked;
  const asked = source(current, area, voice.root)
    .then((texts) => void i18next.addResourceBundle(tag, area, texts))
    .finally(() => underway.delete(area));
  underway.set(area, asked);
  return asked;
}

async function loadAreas(areas: readonly Area[]): Promise<void> {
  for (const area of areas) spoken.add(area);
  await Promise.all(areas.map(loadArea));
}

async function init(language: SiteLanguage): Promise<void> {
  current = language;
  const tag = bcp47(language);
  await i18next.use(initReactI18next).init({
    lng: tag,
    fallbackLng: false,
    defaultNS: 'common',
    ns: firstAreas,
    // A copy, since a brand's words go into it.
    resources: { [tag]: language === defaultLanguage ? structuredClone(firstWords) : {} },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    initAsync: false,
  });
  for (const [area, texts] of Object.entries(voice.first))
    i18next.addResourceBundle(tag, area, texts, true, true);
  setAreaLoader(loadAreas);
}

/**
 * Starts i18next in a language, in the brand's voice. Portuguese, which the home is prerendered in, is complete at once, and
 * takes over where another language does not arrive.
 */
export async function startI18n(language: SiteLanguage, brandVoice: Voice = plainVoice): Promise<void> {
  voice = brandVoice;
  await init(language);
  await loadAreas([...spoken]).catch(async (error: unknown) => {
    console.error(error);
    await init(defaultLanguage);
  });
}
