import { readStored, writeStored } from './storage';

const key = 'fuud_search_state';
/** How many milliseconds a search is valid. */
const keptMs = 30 * 60_000;

/** A search as stored on the device. */
export interface KeptSearch {
  searchQuery: string;
  selectedMood: string | null;
  filters: { priceRanges: readonly string[]; dietaryOptions: readonly string[]; hours: readonly string[] };
}

/**
 * Stores the last search with the time; null deletes the stored search. Does nothing if the browser blocks its storage.
 */
export function keepSearch(search: KeptSearch | null): void {
  writeStored(key, search && JSON.stringify({ ...search, lastSearchTime: Date.now() }));
}

/** Returns the last search if it is still valid. Otherwise deletes it and returns null. */
export function readKeptSearch(): KeptSearch | null {
  const stored = readStored(key);
  if (stored === null) return null;
  const kept = parse(stored);
  if (!kept) writeStored(key, null);
  return kept;
}

function parse(stored: string): KeptSearch | null {
  try {
    const { searchQuery, selectedMood, filters, lastSearchTime } = JSON.parse(stored);
    const age = Date.now() - lastSearchTime;
    if (!(age >= 0 && age < keptMs) || typeof searchQuery !== 'string') return null;
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
