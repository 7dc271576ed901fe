import { readStored, writeStored } from '../platform/storage.ts';

/** Whose searches: a member's by id, or of whoever has not logged in. */
export type Searcher = number | 'guest';

/** One entry for the device, with the searches of each who has searched on it, the latest first. */
const key = 'fortuna.recentSearches';

/** So many are kept of each. */
const most = 8;

type Kept = Readonly<Record<string, readonly string[]>>;

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}

function stored(): Kept {
  try {
    const value: unknown = JSON.parse(readStored('local', key) ?? 'null');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(Object.entries(value).filter(([, texts]) => isTexts(texts)));
  } catch {
    return {};
  }
}

function keep(searcher: Searcher, texts: readonly string[]): void {
  const { [searcher]: _, ...others } = stored();
  writeStored('local', key, JSON.stringify(texts.length === 0 ? others : { ...others, [searcher]: texts }));
}

function without(texts: readonly string[], text: string): readonly string[] {
  const folded = text.toLocaleLowerCase();
  return texts.filter((one) => one.toLocaleLowerCase() !== folded);
}

export function recentSearches(searcher: Searcher): readonly string[] {
  return (stored()[searcher] ?? []).slice(0, most);
}

/** It goes to the head of the list; one letter alone is no search. */
export function noteSearch(searcher: Searcher, typed: string): void {
  const text = typed.trim();
  if (text.length < 2) return;
  keep(searcher, [text, ...without(recentSearches(searcher), text)].slice(0, most));
}

/** Takes one off the list; null: all of them. */
export function forgetSearch(searcher: Searcher, text: string | null): void {
  keep(searcher, text === null ? [] : without(recentSearches(searcher), text));
}

/** A member has left, and leaves nothing behind: neither what was searched for as a member nor before the login. */
export function forgetSearchesOf(memberId: number): void {
  if (readStored('local', key) === null) return;
  forgetSearch(memberId, null);
  forgetSearch('guest', null);
}
