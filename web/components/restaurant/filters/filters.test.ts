import { filterCount, isFiltered, noFilters, readFilters, toggleDiet, toggleHours, togglePrice } from './filters';

test('one price is kept, and choosing it again clears it', () => {
  const cheap = togglePrice(noFilters, '$');
  expect(cheap.price).toBe('$');
  expect(togglePrice(cheap, '$$').price).toBe('$$');
  expect(togglePrice(cheap, '$').price).toBeNull();
});

test('diets are taken in and out, in a steady order', () => {
  const both = toggleDiet(toggleDiet(noFilters, 'halal'), 'vegan');
  expect(both.diets).toEqual(['vegan', 'halal']);
  expect(toggleDiet(both, 'vegan').diets).toEqual(['halal']);
});

test('hours are taken in and out; any time stands alone', () => {
  const both = toggleHours(toggleHours(noFilters, '24h'), 'now');
  expect(both.hours).toEqual(['now', '24h']);
  expect(toggleHours(both, 'now').hours).toEqual(['24h']);
  expect(toggleHours(both, null).hours).toEqual([]);
});

test('each chosen one counts', () => {
  expect(isFiltered(noFilters)).toBe(false);
  expect(filterCount({ price: '$', diets: ['vegan', 'halal'], hours: ['now'] })).toBe(4);
});

test('words that are no choices are left out', () => {
  expect(readFilters({ price: 'cheap', diets: ['paleo', 'halal'], hours: ['late'] })).toEqual({
    price: null,
    diets: ['halal'],
    hours: [],
  });
});
