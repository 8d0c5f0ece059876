import { nameWidth } from './nameWidth';

test.each([
  ['Nami', 4],
  ['라면 Nami', 9],
  ['', 1],
])('the name %j is %i Latin letters wide', (name, width) => {
  expect(nameWidth(name)).toBe(width);
});
