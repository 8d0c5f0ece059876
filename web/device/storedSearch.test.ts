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

test('a search is valid for 30 minutes; later, readStoredSearch deletes it', () => {
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

test('in a stored search, an invalid mood counts as null, and an invalid or missing list counts as empty', () => {
  const odd = { searchQuery: 'x', selectedMood: 7, filters: { priceRanges: '$' }, lastSearchTime: Date.now() };
  window.localStorage.setItem('fuud_search_state', JSON.stringify(odd));
  expect(readStoredSearch()).toEqual({
    searchQuery: 'x',
    selectedMood: null,
    filters: { priceRanges: [], dietaryOptions: [], hours: [] },
  });
});
