import { nameWidth } from './nameWidth';

test.each([
  ['Nami', 4],
  ['라면 Nami', 9],
  ['', 1],
])('%s is %i letters wide', (name, width) => {
  expect(nameWidth(name)).toBe(width);
});
