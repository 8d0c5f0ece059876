import { noWishes, readWishes, toggleCuisine, wishCount } from './wishes';

test('cuisines are taken in and out beside the filters, and counted with them', () => {
  const both = toggleCuisine(toggleCuisine({ ...noWishes, price: '$' }, 'thai'), 'pizza');
  expect(both).toMatchObject({ price: '$', cuisines: ['thai', 'pizza'] });
  expect(wishCount(both)).toBe(3);
  expect(toggleCuisine(both, 'thai').cuisines).toEqual(['pizza']);
});

test('what was kept is read again; words that are no choices are left out', () => {
  expect(readWishes({ price: 'cheap', diets: ['vegan'], hours: [], cuisines: ['thai'] })).toEqual({
    ...noWishes,
    diets: ['vegan'],
    cuisines: ['thai'],
  });
});
