import { dishesFromName, mealsFromName } from './dishesFromName';

test.each([
  ['Pho & Wings', ['pho', 'chicken-wings'], ['pho', 'wings']],
  ["Tony's Donuts", ['doughnuts'], ['donut']],
  ['Tacolicious', ['tacos'], ['tacolicious']],
  ['Salt + Smoke Barbecue Ribs', ['barbecue', 'ribs'], ['bbq', 'ribs']],
  ['Pizzeria Due', ['pizza'], ['pizzeria']],
  ['American Pie Pizzeria', ['pizza'], ['pizzeria']],
  ['American Pie', ['pie'], ['pie']],
  ['Key Lime Pie & Pizza', ['pie', 'pizza'], ['key lime pie', 'pizza']],
  ["Joe's Fish & Chip's", ['fish-and-chips'], ['fish and chips']],
  ["Hot Wing's", ['chicken-wings'], ['hot wings']],
  ["Joe Wing's", ['chicken-wings'], ['wings']],
])('finds the dishes in the name %s', (name, what, words) => {
  expect(dishesFromName(name)).toEqual({ what, words });
});

test.each([
  'Tenderloin Lounge', // the Tenderloin is a part of a city
  'Cowgirl Creamery', // a creamery may make cheese
  "Long John Silver's", // not the doughnut called "long john"
  'Crown Candy Kitchen',
  'Saigon Cafe', // Saigon names a cuisine, but no dish
  'The Corner',
  'Without Pizza',
])('finds no dish in the name %s', (name) => {
  expect(dishesFromName(name)).toBeNull();
});

test.each([
  ['Rise & Shine Breakfast', ['breakfast'], ['breakfast']],
  ['Brunch House', ['brunch'], ['brunch']],
  ['Breakfast, Lunch & Tacos', ['breakfast', 'lunch'], ['breakfast', 'lunch']],
  ['Hillside Supper Club', ['dinner'], ['supper']],
])('finds the meals in the name %s', (name, what, words) => {
  expect(mealsFromName(name)).toEqual({ what, words });
});

test('finds no meal in "Bed & Breakfast", "Doggie Diner" and "High Noon"', () => {
  for (const name of ['Napoleon Bed & Breakfast', 'Doggie Diner', 'High Noon Saloon']) {
    expect([name, mealsFromName(name)]).toEqual([name, null]);
  }
});
