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
  ['Juices', 'Any', 'garden'],
  ['Pastries', 'Any', 'bakery'],
  ['Cheesesteaks', 'Any', 'sandwich'],
  ['Hot Pot', 'Any', 'noodles'],
  ['Crêpes', 'Any', 'sweets'],
  ['Shaved Ice', 'Any', 'sweets'],
  ['Himalayan', 'Any', 'indian'],
  ['Egyptian', 'Any', 'mediterranean'],
  ['Barbecue, Burgers', 'Any', 'barbecue'],
  ['tex-mex cocktail-bar', 'Any', 'mexican'],
  ['bubble-tea', 'Any', 'coffee'],
  ['', 'Bob’s Drive-In', 'burger'],
])('the kind for cuisine %s and name %s is %s', (cuisine, name, kind) => {
  expect(cuisineKind(cuisine, name)).toBe(kind);
});
