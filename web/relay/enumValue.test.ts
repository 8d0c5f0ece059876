import { enumValue } from './enumValue';

test('words are named as in the graph', () => {
  expect(enumValue('es')).toBe('ES');
  expect(enumValue('gluten-free')).toBe('GLUTEN_FREE');
  expect(enumValue('one-two-three')).toBe('ONE_TWO_THREE');
});
