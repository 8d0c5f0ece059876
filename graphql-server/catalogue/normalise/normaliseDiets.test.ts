import { normaliseDiets } from './normaliseDiets';

test('case, hyphen and space do not matter', () => {
  expect(normaliseDiets(['Gluten Free', 'VEGAN', 'dairy_free', 'vegan']).known).toEqual([
    'vegan',
    'gluten-free',
    'dairy-free',
  ]);
});

test('other words are handed back', () => {
  expect(normaliseDiets(['organic', '', 'keto'])).toEqual({ known: ['keto'], unknown: ['organic'] });
});
