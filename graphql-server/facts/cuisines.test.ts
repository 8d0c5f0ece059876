import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brands } from '../catalogue/derive/brands/brands.json';
import { normaliseCuisine } from '../catalogue/normalise/normaliseCuisine';
import { LANGUAGES } from '../languages';
import { kinds, cuisines as named } from '../search/vocabulary/names.json';
import { cuisineByKey, cuisines, cuisinesOf } from './cuisines';
import { cuisines as vocabulary } from './cuisines.json';

const namesOf = (text: string | null) => cuisinesOf(text).map(({ label }) => label.en);

test.each([
  [null, []],
  ['', []],
  ['Thai', ['Thai']],
  ['Kosher Bakery, Café', ['Kosher', 'Bakery', 'Cafe']],
  ['Vegan Diner', ['Vegan', 'Diner']],
  ['Sonoran Hot Dogs', ['Sonoran', 'Hot Dogs']],
  ['Mexican, Mexican Seafood', ['Mexican', 'Seafood']],
  ['Healthy Bowls', ['Healthy']],
  ['Bar & Grill', ['Bar & Grill']],
  ['Tasting Menu', ['Tasting Menu']],
  ['Fish Fry', ['Fish Fry']],
  ['Klingon', []],
  ['restaurant', []],
])('the cuisines in the text %j are %j', (text, names) => {
  expect(namesOf(text)).toEqual(names);
});

test('reading a long text takes fewer than 60 look-ups per word and fewer than 5 normalizations', () => {
  const words = Array.from({ length: 150 }, (_, number) => `${number}`);
  const looks = jest.spyOn(Map.prototype, 'get');
  const folds = jest.spyOn(String.prototype, 'normalize');
  const found = cuisinesOf([...words, 'Thai'].join(' '));
  const counted = [looks.mock.calls.length, folds.mock.calls.length] as const;
  looks.mockRestore();
  folds.mockRestore();
  expect(found.map(({ key }) => key)).toEqual(['thai']);
  expect(counted[0]).toBeLessThan(words.length * 60);
  expect(counted[1]).toBeLessThan(5);
});

test('the importers’ vocabulary lists only known cuisines; cuisines are sorted, with unique keys and names', () => {
  const names = cuisines.map(({ label }) => label.en);
  expect(Object.keys(vocabulary).filter((name) => namesOf(name).join() !== name)).toEqual([]);
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
  for (const { key, label } of cuisines) {
    expect(key).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(LANGUAGES.filter((language) => !label[language]?.trim())).toEqual([]);
    expect(cuisineByKey(key)?.label.en).toBe(label.en);
  }
  for (const language of LANGUAGES)
    expect(new Set(cuisines.map(({ label }) => label[language])).size).toBe(names.length);
  expect(cuisineByKey('klingon')).toBeNull();
});

test('every cuisine word of the sample is known, except "Family", which is not a cuisine', () => {
  const file = join(__dirname, '../catalogue/sample/restaurants.jsonl');
  const places = readFileSync(file, 'utf8').trim().split('\n');
  const words = places.flatMap((line) => (JSON.parse(line) as { cuisine: string }).cuisine.split(', '));
  expect([...new Set(words.filter((word) => namesOf(word).length === 0))]).toEqual(['Family']);
});

test('every cuisine in the list of chains is known, except "Chicken Rice"', () => {
  const words = brands.flatMap(([, cuisine = '']) => normaliseCuisine(cuisine)?.split(', ') ?? []);
  expect([...new Set(words.filter((word) => namesOf(word).join(', ') !== word))]).toEqual(['Chicken Rice']);
});

test('every cuisine that we derive from the food register of St. Louis or from names of places is known', () => {
  const words = ['Bakery', 'Tavern', 'Food Truck', 'Food Cart', ...Object.keys({ ...named, ...kinds })];
  expect(words.filter((word) => namesOf(word).join(', ') !== word)).toEqual([]);
});
