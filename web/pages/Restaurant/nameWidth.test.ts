import { nameWidth } from './nameWidth';

test.each([
  ['Nami', 4],
  ['라면 Nami', 9],
  ['', 1],
])('the width of %j is %i', (name, width) => {
  expect(nameWidth(name)).toBe(width);
});
