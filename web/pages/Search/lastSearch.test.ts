import { createMockEnvironment } from 'relay-test-utils';
import { readLastSearch, storeLastSearch } from './lastSearch';
import { loadSearchPage } from './loadSearchPage';
import { emptySearch, type SearchState } from './searchState';

const state: SearchState = {
  text: 'quiet ramen',
  city: 'Phoenix',
  mood: 'study',
  price: '$$',
  diets: ['vegan'],
  hours: ['now'],
  removedChipKeys: ['wanted:quiet'],
  sort: 'price',
  page: 4,
};
const stored = () => window.localStorage.getItem('fuud_search_state');
const load = (address: string) =>
  loadSearchPage({ environment: createMockEnvironment(), url: new URL(address, 'https://fuud.test'), params: {} });

test('a search is stored without its city, removed chips, order and page, and is read back with page 1', () => {
  storeLastSearch(state);
  expect(JSON.parse(stored() ?? '')).toEqual({
    searchQuery: 'quiet ramen',
    selectedMood: 'study',
    filters: { priceRanges: ['$$'], dietaryOptions: ['vegan'], hours: ['now'] },
    lastSearchTime: expect.any(Number),
  });
  const expected = { ...state, city: 'St. Louis', removedChipKeys: [], sort: null, page: 1 };
  expect(readLastSearch('St. Louis')).toEqual(expected);
});

test('a search without words, mood and filters removes the stored search', () => {
  storeLastSearch(state);
  storeLastSearch({ ...emptySearch('Phoenix'), page: 2 });
  expect(stored()).toBeNull();
});

test('a URL without parameters redirects to the stored search; a URL with parameters does not', () => {
  storeLastSearch(state);
  let answer: unknown;
  try {
    load('/search');
  } catch (thrown) {
    answer = thrown;
  }
  expect((answer as Response).headers.get('location')).toBe(
    '/search?q=quiet+ramen&city=St.+Louis&mood=study&price=%24%24&diet=vegan&hours=now',
  );
  expect(load('/search?q=pie').results?.variables).toMatchObject({
    query: 'pie',
    mood: null,
    filter: { isOpenNow: null },
  });
});

test('there is no redirect if the search page is already shown', () => {
  storeLastSearch(state);
  window.history.replaceState(null, '', '/search');
  expect(load('/search').results).toBeNull();
  window.history.replaceState(null, '', '/');
});

test('if the app was opened at a search, a link from this page to /search does not restore the stored search', () => {
  jest.isolateModules(() => {
    // This new copy of the modules behaves as if the app had just been opened.
    const { loadSearchPage: loadFresh } = jest.requireActual<typeof import('./loadSearchPage')>('./loadSearchPage');
    const loadFirst = (address: string) =>
      loadFresh({ environment: createMockEnvironment(), url: new URL(address, 'https://fuud.test'), params: {} });
    window.history.replaceState(null, '', '/search?q=ramen');
    storeLastSearch(state);
    loadFirst('/search?q=ramen');
    expect(loadFirst('/search')).toEqual({ results: null });
  });
});
