import { toldDiets } from './toldDiets';

test('a name or a kind tells a diet, and what follows from it', () => {
  expect(toldDiets({ name: 'Juniper’s Vegan Kitchen', cuisine: null })).toEqual(['vegan', 'vegetarian', 'dairy-free']);
  expect(toldDiets({ name: 'Juniper', cuisine: 'Vegetarian' })).toEqual(['vegetarian']);
  expect(toldDiets({ name: 'Fable Halal Grill', cuisine: null })).toEqual(['halal']);
});

test('other names tell nothing', () => {
  expect(toldDiets({ name: 'Las Vegas Grill', cuisine: 'Steakhouse' })).toEqual([]);
});
