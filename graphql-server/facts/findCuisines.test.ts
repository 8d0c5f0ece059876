import { cuisines, several, saysNothing as wordsWithoutCuisine } from './cuisines.json';
import { findCuisines } from './findCuisines';

test.each([
  // OpenStreetMap
  ['steak_house', ['Steakhouse']],
  ['tex-mex', ['Tex-Mex']],
  ['beef_bowl', ['Japanese']],
  ['friture', ['Fries']],
  ['crepe', ['Crêpes']],
  // Overture
  ['vietnamese_restaurant', ['Vietnamese']],
  ['coffee_shop', ['Coffee']],
  ['breakfast_and_brunch_restaurant', ['Breakfast', 'Brunch']],
  ['smoothie_juice_bar', ['Smoothies', 'Juices']],
  ['persian_iranian_restaurant', ['Persian']],
  ['himalayan_nepalese_restaurant', ['Himalayan']],
  // Foursquare
  ['Burger Joint', ['Burgers']],
  ['Pizzeria', ['Pizza']],
  ['Wings Joint', ['Wings']],
  ['Korean BBQ Restaurant', ['Korean', 'Barbecue']],
  ['Cafe, Coffee, and Tea House', ['Coffee', 'Tea']],
  ['Café', ['Cafe']],
  ['Vegan and Vegetarian Restaurant', ['Vegetarian']],
  ['Vegetarian / Vegan Restaurant', ['Vegetarian']],
  // New York
  ['Coffee/Tea', ['Coffee', 'Tea']],
  ['Bakery Products/Desserts', ['Bakery', 'Desserts']],
  ['Asian/Asian Fusion', ['Asian Fusion']],
  ['Hotdogs', ['Hot Dogs']],
  // Google and Yelp
  ['hamburger_restaurant', ['Burgers']],
  ['acai_shop', ['Açaí']],
  ['tradamerican', ['American']],
  ['American (New)', ['New American']],
  ['Juice Bars & Smoothies', ['Juices', 'Smoothies']],
  ['Barbeque', ['Barbecue']],
  // other words
  ['Thai food', ['Thai']],
  ['DONUTS', ['Donuts']],
])('the cuisines of %j are %j', (spelling, words) => {
  expect(findCuisines(spelling)).toEqual(words);
});

test.each([
  'restaurant',
  'Restaurants',
  'food',
  'eat_and_drink',
  'food_and_drink',
  'Dining and Drinking',
  'Other',
  'N/A',
])('%j is in the vocabulary but names no cuisine', (word) => {
  expect(findCuisines(word)).toEqual([]);
});

test.each(['dance_club', 'Klingon', 'house', ''])('%j is not in the vocabulary', (word) => {
  expect(findCuisines(word)).toBeUndefined();
});

test('each cuisine is found by its own name; names are sorted; the values in `several` are names of cuisines', () => {
  const names = Object.keys(cuisines);
  expect(names.filter((name) => findCuisines(name)?.join() !== name)).toEqual([]);
  expect(
    Object.values(several)
      .flat()
      .filter((name) => !names.includes(name)),
  ).toEqual([]);
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
});

test('no spelling is listed twice, and each spelling of a cuisine finds that cuisine', () => {
  const spellings = [...Object.values(cuisines).flat(), ...Object.keys(several), ...wordsWithoutCuisine];
  expect(spellings.filter((spelling, index) => spellings.indexOf(spelling) !== index)).toEqual([]);
  const strayed = Object.entries(cuisines).flatMap(([name, own]) =>
    own.filter((spelling) => findCuisines(spelling)?.join() !== name),
  );
  expect(strayed).toEqual([]);
});
