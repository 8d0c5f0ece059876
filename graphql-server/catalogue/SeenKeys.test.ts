import { SeenKeys } from './SeenKeys';

test('distinguishes seen keys from new keys, even if there are many keys', () => {
  const seen = new SeenKeys();
  const keys = Array.from({ length: 20_000 }, (_, index) => `place/${index}`);
  expect(keys.filter((key) => !seen.add(key))).toEqual([]);
  expect(keys.filter((key) => seen.add(key))).toEqual([]);
  expect(seen.add('another')).toBe(true);
});

test('distinguishes long keys that differ only in the last character', () => {
  const seen = new SeenKeys();
  expect(seen.add('x'.repeat(10_000))).toBe(true);
  expect(seen.add('x'.repeat(10_000))).toBe(false);
  expect(seen.add(`${'x'.repeat(9_999)}y`)).toBe(true);
});
