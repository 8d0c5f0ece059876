import { isFiltered, readFilters } from '../../components/restaurant/filters/filters';
import { type KeptSearch, keepSearch, readKeptSearch } from '../../device/keptSearch';
import { asksForSomething, longestText, moods, type SearchState } from './searchState';

/** Keeps a search on the device for a while (decision D77); one that asks and narrows nothing leaves no entry. */
export function keepLastSearch(state: SearchState): void {
  keepSearch(asksForSomething(state) || isFiltered(state) ? toKept(state) : null);
}

/** The search kept on the device, from its first page, in this city; null when there is none. */
export function readLastSearch(city: string): SearchState | null {
  const kept = readKeptSearch();
  if (!kept) return null;
  const { priceRanges, dietaryOptions, hours: times } = kept.filters;
  return {
    text: kept.searchQuery.slice(0, longestText),
    city,
    mood: moods.find((mood) => mood === kept.selectedMood) ?? null,
    ...readFilters({ price: priceRanges[0], diets: dietaryOptions, hours: times }),
    without: [],
    sort: null,
    page: 1,
  };
}

function toKept({ text, mood, price, diets, hours }: SearchState): KeptSearch {
  return {
    searchQuery: text,
    selectedMood: mood,
    filters: { priceRanges: price ? [price] : [], dietaryOptions: diets, hours },
  };
}
