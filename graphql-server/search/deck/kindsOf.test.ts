import { isVague, kindsOf } from './kindsOf';

test.each([
  ['Kosher Bakery, Café', ['kosher', 'bakery', 'coffee']],
  ['Coffee, Tea', ['coffee']],
  ['Wine Bar', ['bar']],
  ['', []],
])('the kinds of "%s" are %j', (cuisine, kinds) => {
  expect(kindsOf(cuisine)).toEqual(kinds);
});

test.each([
  ['Tavern', true],
  ['Café, Food Truck', true],
  ['Bar & Grill', true],
  ['Café, Bakery', false],
  ['Thai', false],
  ['', false],
])('isVague tells whether the cuisine "%s" is known but does not name the food: %s', (cuisine, vague) => {
  expect(isVague(cuisine)).toBe(vague);
});
