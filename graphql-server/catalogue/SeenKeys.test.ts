import { SeenKeys } from './SeenKeys';

test('tells keys it has seen from others, however many', () => {
  const seen = new SeenKeys();
  const keys = Array.from({ length: 20_000 }, (_, index) => `place/${index}`);
  expect(keys.filter((key) => !seen.add(key))).toEqual([]);
  expect(keys.filter((key) => seen.add(key))).toEqual([]);
  expect(seen.add('another')).toBe(true);
});

test('does not grow with the length of keys', () => {
  const seen = new SeenKeys();
  expect(seen.add('x'.repeat(10_000))).toBe(true);
  expect(seen.add('x'.repeat(10_000))).toBe(false);
  expect(seen.add(`${'x'.repeat(9_999)}y`)).toBe(true);
});
