import {
  asksForSomething,
  emptySearch,
  moods,
  readSearchState,
  type SearchState,
  writeSearchState,
} from './searchState';

const read = (query: string) => readSearchState(new URLSearchParams(query), 'St. Louis');
const empty = emptySearch('St. Louis');

test('a URL without parameters is an empty search in the default city', () => {
  expect(read('')).toEqual(empty);
});

test('a search that is written into a URL is read back unchanged', () => {
  const state: SearchState = {
    text: 'spicy ramen',
    city: 'Phoenix',
    mood: 'comfort',
    price: '$$',
    diets: ['vegan', 'halal'],
    hours: ['now', '24h'],
    removedChipKeys: ['wanted:spicy', 'open:sun 10:00,11:00'],
    sort: 'rating',
    page: 3,
  };
  const query = writeSearchState(state).toString();
  expect(read(query)).toEqual(state);
  expect(new URLSearchParams(query).get('diet')).toBe('vegan,halal');
});

test('invalid values are ignored; values that are too long or too large are limited', () => {
  expect(read('price=%24%24%24%24%24&diet=vegan,paleo,x&page=-2')).toEqual({ ...empty, diets: ['vegan'] });
  expect(read('page=1.5').page).toBe(1);
  expect(read('page=99999').page).toBe(1001);
  expect(read(`city=${'x'.repeat(300)}`).city).toHaveLength(100);
  expect(read('q=pizza%20').text).toBe('pizza');
  expect(read('city=%20').city).toBe('St. Louis');
  expect(read('mood=angry&hours=late&without=&sort=luck')).toEqual(empty);
  expect(read(`q=${'x'.repeat(5000)}`).text).toHaveLength(1000);
  expect(read('without=a&without=a&without=b').removedChipKeys).toEqual(['a', 'b']);
});

test('an empty search writes only its city', () => {
  expect(writeSearchState(empty).toString()).toBe('city=St.+Louis');
});

test('words or a mood are enough to search; filters alone are not', () => {
  expect(moods).toHaveLength(8);
  expect(asksForSomething({ ...empty, text: ' ' })).toBe(false);
  expect(asksForSomething({ ...empty, price: '$' })).toBe(false);
  expect(asksForSomething({ ...empty, mood: 'sweet' })).toBe(true);
  expect(asksForSomething({ ...empty, text: 'pie' })).toBe(true);
});
