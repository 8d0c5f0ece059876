import { grouped } from './grouped';

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [12345, '12,345'],
  [1234567, '1,234,567'],
  [-1234, '-1,234'],
])('writes %d as %s', (count, text) => {
  expect(grouped(count)).toBe(text);
});
