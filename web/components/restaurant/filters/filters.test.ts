import { filterCount, isFiltered, noFilters, readFilters, toggleDiet, toggleHours, togglePrice } from './filters';

test('only one price can be on; choosing the same price again turns it off', () => {
  const cheap = togglePrice(noFilters, '$');
  expect(cheap.price).toBe('$');
  expect(togglePrice(cheap, '$$').price).toBe('$$');
  expect(togglePrice(cheap, '$').price).toBeNull();
});

test('diets can be added and removed; their order is fixed', () => {
  const both = toggleDiet(toggleDiet(noFilters, 'halal'), 'vegan');
  expect(both.diets).toEqual(['vegan', 'halal']);
  expect(toggleDiet(both, 'vegan').diets).toEqual(['halal']);
});

test('hours can be added and removed; "any time" removes all of them', () => {
  const both = toggleHours(toggleHours(noFilters, '24h'), 'now');
  expect(both.hours).toEqual(['now', '24h']);
  expect(toggleHours(both, 'now').hours).toEqual(['24h']);
  expect(toggleHours(both, null).hours).toEqual([]);
});

test('isFiltered is false without filters; filterCount counts each chosen filter', () => {
  expect(isFiltered(noFilters)).toBe(false);
  expect(filterCount({ price: '$', diets: ['vegan', 'halal'], hours: ['now'] })).toBe(4);
});

test('readFilters leaves out unknown values', () => {
  expect(readFilters({ price: 'cheap', diets: ['paleo', 'halal'], hours: ['late'] })).toEqual({
    price: null,
    diets: ['halal'],
    hours: [],
  });
});
