import { enumValue } from './enumValue';

test('a word becomes the name of an enum value', () => {
  expect(enumValue('es')).toBe('ES');
  expect(enumValue('gluten-free')).toBe('GLUTEN_FREE');
  expect(enumValue('one-two-three')).toBe('ONE_TWO_THREE');
});
