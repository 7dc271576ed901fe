type Area = 'local' | 'session';

/** Where storage is blocked or full the value lives as long as the page: the site goes on, a reload forgets. */
const memory = { local: new Map<string, string>(), session: new Map<string, string>() };

function storage(area: Area): Storage | null {
  try {
    return area === 'local' ? window.localStorage : window.sessionStorage;
  } catch {
    return null;
  }
}

export function readStored(area: Area, key: string): string | null {
  if (memory[area].has(key)) return memory[area].get(key) ?? null;
  try {
    return storage(area)?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

export function writeStored(area: Area, key: string, value: string): void {
  try {
    const store = storage(area);
    if (!store) throw new Error('storage is blocked');
    store.setItem(key, value);
    memory[area].delete(key);
  } catch {
    memory[area].set(key, value);
  }
}

export function removeStored(area: Area, key: string): void {
  memory[area].delete(key);
  try {
    storage(area)?.removeItem(key);
  } catch {
    // Blocked storage holds nothing to remove.
  }
}

/** The names of everything that is stored. */
export function storedNames(area: Area): readonly string[] {
  const kept = [...memory[area].keys()];
  try {
    return [...new Set([...kept, ...Object.keys(storage(area) ?? {})])];
  } catch {
    return kept;
  }
}

/** Forced offline: everything stored goes, the language with it (requirement AUTH-05). */
export function clearStored(): void {
  for (const area of ['local', 'session'] as const) {
    memory[area].clear();
    try {
      storage(area)?.clear();
    } catch {
      // Blocked storage holds nothing to clear.
    }
  }
}
