import { isFiltered, readFilters } from '../../components/restaurant/filters/filters';
import { readStoredSearch, type StoredSearch, storeSearch } from '../../device/storedSearch';
import { asksForSomething, longestText, moods, type SearchState } from './searchState';

/**
 * Stores the words, the mood and the filters of a search on the device for a while. A search without words, mood and
 * filters removes the stored search.
 */
export function storeLastSearch(state: SearchState): void {
  storeSearch(asksForSomething(state) || isFiltered(state) ? toStored(state) : null);
}

/** The stored search, with page 1 and with this city. Null if none is stored, or if it is too old or unreadable. */
export function readLastSearch(city: string): SearchState | null {
  const stored = readStoredSearch();
  if (!stored) return null;
  const { priceRanges, dietaryOptions, hours: times } = stored.filters;
  return {
    text: stored.searchQuery.slice(0, longestText),
    city,
    mood: moods.find((mood) => mood === stored.selectedMood) ?? null,
    ...readFilters({ price: priceRanges[0], diets: dietaryOptions, hours: times }),
    removedChipKeys: [],
    sort: null,
    page: 1,
  };
}

function toStored({ text, mood, price, diets, hours }: SearchState): StoredSearch {
  return {
    searchQuery: text,
    selectedMood: mood,
    filters: { priceRanges: price ? [price] : [], dietaryOptions: diets, hours },
  };
}
