import { normaliseDiets } from './normaliseDiets';

test('case, hyphens, underscores and spaces do not matter', () => {
  expect(normaliseDiets(['Gluten Free', 'VEGAN', 'dairy_free', 'vegan']).known).toEqual([
    'vegan',
    'gluten-free',
    'dairy-free',
  ]);
});

test('unknown words are returned separately, and blank words are left out', () => {
  expect(normaliseDiets(['organic', '', 'keto'])).toEqual({ known: ['keto'], unknown: ['organic'] });
});
