import { isVague, kindsOf } from './kindsOf';

test.each([
  ['Kosher Bakery, Café', ['kosher', 'bakery', 'coffee']],
  ['Coffee, Tea', ['coffee']],
  ['Wine Bar', ['bar']],
  ['', []],
])('"%s" is %j', (cuisine, kinds) => {
  expect(kindsOf(cuisine)).toEqual(kinds);
});

test.each([
  ['Tavern', true],
  ['Café, Food Truck', true],
  ['Bar & Grill', true],
  ['Café, Bakery', false],
  ['Thai', false],
  ['', false],
])('"%s" tells nothing of the food: %s', (cuisine, vague) => {
  expect(isVague(cuisine)).toBe(vague);
});
