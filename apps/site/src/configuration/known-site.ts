import { isSiteLanguage, type SiteLanguage } from '@fortuna/domain/language.ts';
import { isOutsideAddress } from '@fortuna/ui/theme/outside-address.ts';
import { useEffect } from 'react';
import { createStore } from '../platform/create-store.ts';
import { readStored, writeStored } from '../platform/storage.ts';

export interface KnownLanguage {
  readonly value: SiteLanguage;
  readonly name: string;
  readonly iconUrl: string | null;
}

export interface KnownLink {
  readonly network: string;
  readonly url: string;
}

/** What the server has said of the site, as this browser keeps it; a part that it could not say is null, and the brand's own stands in. */
export interface KnownSite {
  /** When it was asked, by this device's clock. */
  readonly at: number;
  readonly site: string;
  readonly title: string | null;
  /** Absolute. */
  readonly logoUrl: string | null;
  /** Where the operator's own app comes from, as the server says it; whoever links there asks whether that may be. */
  readonly downloadUrl: string | null;
  readonly languages: readonly KnownLanguage[] | null;
  readonly socials: readonly KnownLink[] | null;
}

/** Longest name of a site, language or network that is shown, in letters: a longer one is none, and would push the page apart. */
const longestName = 40;
/** A list of languages or networks has no more. */
const mostRows = 12;

export function readableName(value: unknown): string | null {
  const name = typeof value === 'string' ? value.trim() : '';
  return name === '' || name.length > longestName ? null : name;
}

type Data = Readonly<Record<string, unknown>>;

/** The rows that can be read, each once. */
function rowsOf<Row>(
  value: unknown,
  read: (row: Data) => Row | null,
  nameOf: (row: Row) => string,
): readonly Row[] | null {
  if (!Array.isArray(value)) return null;
  const rows = value
    .filter((row): row is Data => typeof row === 'object' && row !== null)
    .map(read)
    .filter((row) => row !== null);
  return [...new Map(rows.map((row) => [nameOf(row), row])).values()].slice(0, mostRows);
}

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);

function languageOf({ value, name, iconUrl }: Data): KnownLanguage | null {
  const shown = readableName(name);
  return isSiteLanguage(value) && shown !== null
    ? { value, name: shown, iconUrl: textOrNull(iconUrl) }
    : null;
}

function linkOf({ network, url }: Data): KnownLink | null {
  const shown = readableName(network);
  return shown !== null && isOutsideAddress(url) ? { network: shown, url } : null;
}

/** Anything as a known site, as far as it can be read: it may be another version's, or somebody's who has played with it. */
export function readKnownSite(value: unknown): KnownSite | null {
  if (typeof value !== 'object' || value === null) return null;
  const { at, site, title, logoUrl, downloadUrl, languages, socials } = value as Data;
  if (typeof at !== 'number' || typeof site !== 'string') return null;
  return {
    at,
    site,
    title: readableName(title),
    logoUrl: textOrNull(logoUrl),
    downloadUrl: textOrNull(downloadUrl),
    languages: rowsOf(languages, languageOf, ({ value }) => value),
    socials: rowsOf(socials, linkOf, ({ url }) => url),
  };
}

/** The brand on the screen, which is what a host decides; demonstration hosts show several. */
function currentBrand(): string {
  return document.documentElement.dataset.brand ?? '';
}

function readKept(): KnownSite | null {
  try {
    return readKnownSite(JSON.parse(readStored('local', `fortuna.site.${currentBrand()}`) ?? 'null'));
  } catch {
    return null;
  }
}

const known = createStore<KnownSite | null>(null);

export function knownSite(): KnownSite | null {
  if (known.get() === null) known.set(readKept());
  return known.get();
}

/** The site as known last. The prerendered page knows nothing, and is taken over so. */
export function useKnownSite(): KnownSite | null {
  useEffect(() => void knownSite(), []);
  return known.use();
}

/** @param hasOwnLook whether its name or logo differs from what is prerendered */
export function keepSite(site: KnownSite, hasOwnLook: boolean): void {
  const brand = currentBrand();
  writeStored('local', `fortuna.site.${brand}`, JSON.stringify(site));
  // The boot script covers the prerendered logo where this says so (build/page.ts).
  writeStored('local', `fortuna.look.${brand}`, hasOwnLook ? '1' : '');
  known.set(site);
}

/** Whether two answers say the same. */
export function isSameSite(one: KnownSite | null, other: KnownSite): boolean {
  return one !== null && JSON.stringify({ ...one, at: 0 }) === JSON.stringify({ ...other, at: 0 });
}
