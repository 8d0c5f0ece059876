import { kindsOf } from './kindsOf';

test.each([
  ['Kosher Bakery, Café', ['kosher', 'bakery', 'coffee']],
  ['Coffee, Tea', ['coffee']],
  ['Wine Bar', ['bar']],
  ['', []],
])('"%s" is %j', (cuisine, kinds) => {
  expect(kindsOf(cuisine)).toEqual(kinds);
});
