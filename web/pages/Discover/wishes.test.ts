import { noWishes, readWishes, toggleCuisine, wishCount } from './wishes';

test('toggling adds or removes a cuisine and keeps the other wishes; wishCount counts filters and cuisines', () => {
  const both = toggleCuisine(toggleCuisine({ ...noWishes, price: '$' }, 'thai'), 'pizza');
  expect(both).toMatchObject({ price: '$', cuisines: ['thai', 'pizza'] });
  expect(wishCount(both)).toBe(3);
  expect(toggleCuisine(both, 'thai').cuisines).toEqual(['pizza']);
});

test('readWishes ignores an unknown price, and returns the stored diets and cuisines', () => {
  expect(readWishes({ price: 'cheap', diets: ['vegan'], hours: [], cuisines: ['thai'] })).toEqual({
    ...noWishes,
    diets: ['vegan'],
    cuisines: ['thai'],
  });
});
