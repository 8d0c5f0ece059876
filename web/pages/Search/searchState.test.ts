import {
  clearFilters,
  readSearchState,
  type SearchState,
  toggleDiet,
  togglePrice,
  writeSearchState,
} from './searchState';

const read = (query: string) => readSearchState(new URLSearchParams(query), 'St. Louis');
const empty: SearchState = { text: '', city: 'St. Louis', price: null, diets: [], page: 1 };

test('an empty address is an empty search in the default city', () => {
  expect(read('')).toEqual(empty);
});

test('the address holds the whole search and is read back the same', () => {
  const state: SearchState = { text: 'spicy ramen', city: 'Phoenix', price: '$$', diets: ['vegan', 'halal'], page: 3 };
  const query = writeSearchState(state).toString();
  expect(read(query)).toEqual(state);
  expect(new URLSearchParams(query).get('diet')).toBe('vegan,halal');
});

test('what cannot be is left out', () => {
  expect(read('price=%24%24%24%24%24&diet=vegan,paleo,x&page=-2')).toEqual({ ...empty, diets: ['vegan'] });
  expect(read('page=1.5').page).toBe(1);
  expect(read('city=%20').city).toBe('St. Louis');
});

test('an empty search writes its city alone', () => {
  expect(writeSearchState(empty).toString()).toBe('city=St.+Louis');
});

test('one price is kept, and choosing it again clears it', () => {
  const cheap = togglePrice({ ...empty, page: 4 }, '$');
  expect(cheap).toMatchObject({ price: '$', page: 1 });
  expect(togglePrice(cheap, '$$').price).toBe('$$');
  expect(togglePrice(cheap, '$').price).toBeNull();
});

test('diets are taken in and out, in a steady order', () => {
  const both = toggleDiet(toggleDiet({ ...empty, page: 2 }, 'halal'), 'vegan');
  expect(both).toMatchObject({ diets: ['vegan', 'halal'], page: 1 });
  expect(toggleDiet(both, 'vegan').diets).toEqual(['halal']);
  expect(clearFilters(both)).toEqual(empty);
});
