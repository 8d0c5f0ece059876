import { cuisineKind } from './cuisineKind';

test.each([
  ['pizza', 'Any', 'pizza'],
  ['coffee_shop;donut', 'Any', 'coffee'],
  ['ice_cream', 'Any', 'sweets'],
  [null, 'Chop Suey Palace', 'noodles'],
  [null, 'Blues City Deli', 'sandwich'],
  [null, 'Café Piazza', 'coffee'],
  [null, 'A Spoonful of Sugar', 'table'],
  [null, 'Pittsburgh House', 'table'],
  ['Japanese', 'The Pizza Place', 'japanese'],
])('%s / %s is %s', (cuisine, name, kind) => {
  expect(cuisineKind(cuisine, name)).toBe(kind);
});
