import { toldDiets } from './toldDiets';

test('a name or a cuisine implies a diet and the diets that follow from it', () => {
  expect(toldDiets({ name: 'Juniper’s Vegan Kitchen', cuisine: null })).toEqual(['vegan', 'vegetarian', 'dairy-free']);
  expect(toldDiets({ name: 'Juniper', cuisine: 'Vegetarian' })).toEqual(['vegetarian']);
  expect(toldDiets({ name: 'Fable Halal Grill', cuisine: null })).toEqual(['halal']);
});

test('other names imply no diet', () => {
  expect(toldDiets({ name: 'Las Vegas Grill', cuisine: 'Steakhouse' })).toEqual([]);
});
