import { dietsFromName } from './dietsFromName';

test.each([
  ["Adina's Vegan Cuisine", null, ['vegan'], 'name has "vegan"'],
  ['Enjoy Vegetarian Restaurant #2', 'Chinese', ['vegetarian'], 'name has "vegetarian"'],
  ['Gluten-Free Bakery', null, ['gluten-free'], 'name has "gluten-free"'],
  ['Weber', 'Jewish, Kosher', ['kosher'], 'cuisine has "kosher"'],
  ['Weber', 'Vegan Bakery', ['vegan'], 'cuisine has "vegan"'],
  ['Halal Corner', 'Vegan', ['vegan', 'halal'], 'name has "halal", cuisine has "vegan"'],
  ['Why Not Vegan', null, ['vegan'], 'name has "vegan"'],
  ['Nothing But Vegan', null, ['vegan'], 'name has "vegan"'],
  ['Just Vegan & Gluten Free', null, ['vegan', 'gluten-free'], 'name has "vegan" and "gluten-free"'],
  ['Not Just Halal Pizza, Halal Wings', 'Halal', ['halal'], 'cuisine has "halal"'],
])('the name %s and the cuisine %s imply the diets %j', (name, cuisine, diets, rule) => {
  expect(dietsFromName({ name, cuisine })).toEqual({ diets, rule });
});

test('other names and cuisines imply no diet', () => {
  expect(dietsFromName({ name: 'Green Garden', cuisine: 'Salads' })).toBeNull();
});

test.each([
  'Not Vegan BBQ',
  'Non-Vegan Eats',
  'Vegan & Non-Vegan Eats',
  'Vegan Free Zone BBQ',
  'Almost Vegan',
  'Vegan or Not',
  'Not Just Vegan',
  'Not 100% Halal',
  'Anti-Vegan Burgers',
  'Vegan? Not Here',
  'Taqueria Vegan & Regular',
  'Vegan Friendly Cafe',
  'Gluten Free Pizza Options',
  'Kosher Style Deli',
  'Kosher-Style Deli',
  'Kosher Dill Deli',
])('the name %s implies no diet, because it refuses or weakens the diet', (name) => {
  expect(dietsFromName({ name, cuisine: null })).toBeNull();
});

test.each(['Vegan Options', 'Vegan Friendly', 'Gluten Free Menu', 'Kosher-style', 'Non Vegetarian', 'Not Halal'])(
  'the cuisine %s implies no diet',
  (cuisine) => {
    expect(dietsFromName({ name: 'Weber', cuisine })).toBeNull();
  },
);
