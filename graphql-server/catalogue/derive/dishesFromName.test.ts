import { dishesFromName, mealsFromName } from './dishesFromName';

test.each([
  ['Pho & Wings', ['pho', 'chicken-wings'], ['pho', 'wings']],
  ["Tony's Donuts", ['doughnuts'], ['donut']],
  ['Tacolicious', ['tacos'], ['tacolicious']],
  ['Salt + Smoke Barbecue Ribs', ['barbecue', 'ribs'], ['bbq', 'ribs']],
  ['Pizzeria Due', ['pizza'], ['pizzeria']],
])('%s serves what it says', (name, what, words) => {
  expect(dishesFromName(name)).toEqual({ what, words });
});

test.each([
  'Tenderloin Lounge', // a part of a city
  'Cowgirl Creamery', // may be of cheese
  "Long John Silver's", // no doughnut
  'Crown Candy Kitchen',
  'Saigon Cafe', // a cuisine, and no dish
  'The Corner',
])('%s names no dish', (name) => {
  expect(dishesFromName(name)).toBeNull();
});

test.each([
  ['Rise & Shine Breakfast', ['breakfast'], ['breakfast']],
  ['Brunch House', ['brunch'], ['brunch']],
  ['Breakfast, Lunch & Tacos', ['breakfast', 'lunch'], ['breakfast', 'lunch']],
  ['Hillside Supper Club', ['dinner'], ['supper']],
])('%s promises a meal', (name, what, words) => {
  expect(mealsFromName(name)).toEqual({ what, words });
});

test('a bed and breakfast, a doggie diner and a noon promise no meal', () => {
  for (const name of ['Napoleon Bed & Breakfast', 'Doggie Diner', 'High Noon Saloon']) {
    expect([name, mealsFromName(name)]).toEqual([name, null]);
  }
});
