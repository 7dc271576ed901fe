import { bcp47, defaultLanguage, isSiteLanguage, type SiteLanguage } from '@fortuna/domain/language.ts';
import { type Area, type CatalogueLanguage, catalogueLanguages } from '@fortuna/ui/locales/areas.ts';
import ptCommon from '@fortuna/ui/locales/pt/common.json';
import ptErrors from '@fortuna/ui/locales/pt/errors.json';
import ptGames from '@fortuna/ui/locales/pt/games.json';
import ptGamesHome from '@fortuna/ui/locales/pt/games-home.json';
import ptSite from '@fortuna/ui/locales/pt/site.json';
import i18next, { type Resource } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { readStored, writeStored } from '../platform/storage.ts';

/** Areas that every page needs, and the home: there from the start. */
export const firstAreas: readonly Area[] = ['common', 'errors', 'site', 'games', 'games-home'];

const languageKey = 'fortuna.language';

/** A part of the catalogue as its own chunk: one language, area by area. */
const loaders = import.meta.glob<Record<string, unknown>>(
  [
    '../../../../packages/ui/src/locales/*/*.json',
    '!../../../../packages/ui/src/locales/pt/{common,errors,site,games,games-home}.json',
  ],
  { import: 'default' },
);

function isCatalogueLanguage(language: SiteLanguage): language is CatalogueLanguage {
  return (catalogueLanguages as readonly SiteLanguage[]).includes(language);
}

/** The stored language, default pt (seed section 4). */
export function storedLanguage(): SiteLanguage {
  const stored = readStored('local', languageKey);
  return isSiteLanguage(stored) && isCatalogueLanguage(stored) ? stored : defaultLanguage;
}

/** What the picker offers where the server gives no list (seed section 1); Chinese, the source of the keys, where it is in use. */
export const offeredLanguages = [
  { value: 'pt', name: 'Português', tag: bcp47('pt') },
  { value: 'en', name: 'English', tag: bcp47('en') },
  { value: 'cn', name: '简体中文', tag: bcp47('cn') },
] as const;

/** Stores the language and refreshes the page at the same address (requirement LANG-03). */
export function switchLanguage(language: SiteLanguage): void {
  writeStored('local', languageKey, language);
  window.location.reload();
}

async function loadArea(language: SiteLanguage, area: Area): Promise<void> {
  const tag = bcp47(language);
  if (i18next.hasResourceBundle(tag, area)) return;
  const load = loaders[`../../../../packages/ui/src/locales/${language}/${area}.json`];
  if (!load) throw new Error(`no catalogue ${language}/${area}`);
  i18next.addResourceBundle(tag, area, reword(area, await load()));
}

/** Makes the texts of these areas ready in the current language; a route waits for it before it renders. */
export async function loadAreas(areas: readonly Area[]): Promise<void> {
  await Promise.all(areas.map((area) => loadArea(currentLanguage(), area)));
}

type Texts = Readonly<Record<string, unknown>>;

/** Puts a brand's own wording over the texts of an area. */
export type Reword = (area: string, texts: Texts) => Texts;

/** The catalogue as it is: what the default brand says. */
export const asWritten: Reword = (_, texts) => texts;

let current: SiteLanguage = defaultLanguage;
let reword: Reword = asWritten;

/** The language of this page; it never changes without a reload. */
export function currentLanguage(): SiteLanguage {
  return current;
}

/** A group of areas in the brand's wording. */
function worded(areas: Readonly<Record<string, Readonly<Record<string, unknown>>>>): Resource[string] {
  return Object.fromEntries(Object.entries(areas).map(([area, texts]) => [area, reword(area, texts)]));
}

const ptFirst = {
  common: ptCommon,
  errors: ptErrors,
  site: ptSite,
  games: ptGames,
  'games-home': ptGamesHome,
};

/** Starts i18next in a language, with the brand's own wording. Portuguese, which the home is prerendered in, is complete at once. */
export async function startI18n(language: SiteLanguage, brandWords: Reword = asWritten): Promise<void> {
  current = language;
  reword = brandWords;
  const tag = bcp47(language);
  await i18next.use(initReactI18next).init({
    lng: tag,
    fallbackLng: false,
    defaultNS: 'common',
    ns: [...firstAreas],
    resources: language === defaultLanguage ? { [tag]: worded(ptFirst) } : { [tag]: {} },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    initAsync: false,
  });
  await loadAreas(firstAreas);
}
