import { impliedDiets } from './impliedDiets';

test('a name or a cuisine implies a diet and the diets that follow from it', () => {
  expect(impliedDiets({ name: 'Juniper’s Vegan Kitchen', cuisine: null })).toEqual([
    'vegan',
    'vegetarian',
    'dairy-free',
  ]);
  expect(impliedDiets({ name: 'Juniper', cuisine: 'Vegetarian' })).toEqual(['vegetarian']);
  expect(impliedDiets({ name: 'Fable Halal Grill', cuisine: null })).toEqual(['halal']);
});

test('a name and a cuisine without a diet imply no diet', () => {
  expect(impliedDiets({ name: 'Las Vegas Grill', cuisine: 'Steakhouse' })).toEqual([]);
});
