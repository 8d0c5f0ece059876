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

test.each([
  ['Not Vegan BBQ', 'Vegan'],
  ['Non-Halal Hotpot', null],
  ['Kosher Style Deli', null],
  ['Kosher Dill Deli', null],
  ['Almost Vegan', null],
  ['Vegan Friendly Cafe', null],
  ['Gluten Free Pizza Options', null],
  ['Vegan Or Not', null],
  ['Taqueria Vegan & Regular', null],
  ['Veg & Non Veg Indian Restaurant', null],
  ['Tacos El DF', null],
])('a name that only seems to promise a diet implies none: %s', (name, cuisine) => {
  expect(impliedDiets({ name, cuisine })).toEqual([]);
});

test('dairy-free does not follow if the name or the cuisine also names food that is not vegan', () => {
  expect(impliedDiets({ name: 'Juniper', cuisine: 'Burgers, Vegan' })).toEqual(['vegan', 'vegetarian']);
  expect(impliedDiets({ name: 'Vegetarian & Vegan Cafe', cuisine: null })).toEqual(['vegetarian', 'vegan']);
  expect(impliedDiets({ name: 'Juniper', cuisine: 'Vegan' })).toEqual(['vegan', 'vegetarian', 'dairy-free']);
});

test('“Halal Food & Gyro” and “Vegan Friendly” do not take the diet of the cuisine away, but “Not Vegan” does', () => {
  expect(impliedDiets({ name: 'Halal Food & Gyro', cuisine: 'Halal' })).toEqual(['halal']);
  expect(impliedDiets({ name: 'Vegan Friendly Cafe', cuisine: 'Vegan' })).toContain('vegan');
  expect(impliedDiets({ name: 'Not Vegan BBQ', cuisine: 'Vegan' })).toEqual([]);
});
