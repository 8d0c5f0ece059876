import { readStored, writeStored } from './storage';

const key = 'fuud_search_state';
/** How many milliseconds a search is valid. */
const maxAgeMs = 30 * 60_000;

/** A search as stored on the device. */
export interface StoredSearch {
  searchQuery: string;
  selectedMood: string | null;
  filters: { priceRanges: readonly string[]; dietaryOptions: readonly string[]; hours: readonly string[] };
}

/**
 * Stores the last search with the time; null deletes the stored search. Does nothing if the browser blocks its storage.
 */
export function storeSearch(search: StoredSearch | null): void {
  writeStored(key, search && JSON.stringify({ ...search, lastSearchTime: Date.now() }));
}

/** Returns the last search if it is still valid. Otherwise deletes it and returns null. */
export function readStoredSearch(): StoredSearch | null {
  const stored = readStored(key);
  if (stored === null) return null;
  const search = parse(stored);
  if (!search) writeStored(key, null);
  return search;
}

function parse(stored: string): StoredSearch | null {
  try {
    const { searchQuery, selectedMood, filters, lastSearchTime } = JSON.parse(stored);
    const age = Date.now() - lastSearchTime;
    if (!(age >= 0 && age < maxAgeMs) || typeof searchQuery !== 'string') return null;
    return {
      searchQuery,
      selectedMood: typeof selectedMood === 'string' ? selectedMood : null,
      filters: {
        priceRanges: strings(filters?.priceRanges),
        dietaryOptions: strings(filters?.dietaryOptions),
        hours: strings(filters?.hours),
      },
    };
  } catch {
    return null;
  }
}

function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
