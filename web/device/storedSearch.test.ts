import { readStoredSearch, type StoredSearch, storeSearch } from './storedSearch';

const search: StoredSearch = {
  searchQuery: 'quiet ramen',
  selectedMood: 'romantic',
  filters: { priceRanges: ['$$'], dietaryOptions: ['vegan'], hours: ['now'] },
};
const minutes = 60_000;
const stored = () => window.localStorage.getItem('fuud_search_state');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a search is valid for 30 minutes, then deleted', () => {
  storeSearch(search);
  expect(JSON.parse(stored() ?? '')).toEqual({ ...search, lastSearchTime: Date.now() });
  jest.advanceTimersByTime(30 * minutes - 1);
  expect(readStoredSearch()).toEqual(search);
  jest.advanceTimersByTime(1);
  expect(readStoredSearch()).toBeNull();
  expect(stored()).toBeNull();
});

test('storeSearch(null) removes the entry', () => {
  storeSearch(search);
  storeSearch(null);
  expect(stored()).toBeNull();
});

test.each(['', 'x', 'null', '[]', '{}', '{"searchQuery":3,"lastSearchTime":9e99}'])('%j is not a search', (text) => {
  window.localStorage.setItem('fuud_search_state', text);
  expect(readStoredSearch()).toBeNull();
});

test('an invalid list in a search counts as empty', () => {
  const odd = { searchQuery: 'x', selectedMood: 7, filters: { priceRanges: '$' }, lastSearchTime: Date.now() };
  window.localStorage.setItem('fuud_search_state', JSON.stringify(odd));
  expect(readStoredSearch()).toEqual({
    searchQuery: 'x',
    selectedMood: null,
    filters: { priceRanges: [], dietaryOptions: [], hours: [] },
  });
});
