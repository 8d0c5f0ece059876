import { dietsFromName } from './dietsFromName';

test.each([
  ["Adina's Vegan Cuisine", null, ['vegan'], 'name has "vegan"'],
  ['Enjoy Vegetarian Restaurant #2', 'Chinese', ['vegetarian'], 'name has "vegetarian"'],
  ['Gluten-Free Bakery', null, ['gluten-free'], 'name has "gluten-free"'],
  ['Weber', 'Jewish, Kosher', ['kosher'], 'cuisine has "kosher"'],
  ['Halal Corner', 'Vegan', ['vegan', 'halal'], 'name has "halal", cuisine has "vegan"'],
])('the name %s and the cuisine %s imply the diets %j', (name, cuisine, diets, rule) => {
  expect(dietsFromName({ name, cuisine })).toEqual({ diets, rule });
});

test('other names and cuisines imply no diet', () => {
  expect(dietsFromName({ name: 'Green Garden', cuisine: 'Salads' })).toBeNull();
});
