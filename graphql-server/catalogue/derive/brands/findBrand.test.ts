import { brandBehind, findBrand } from './findBrand';

test.each([
  ["McDonald's", "McDonald's", 'burger'],
  ['MCDONALDS #1234', "McDonald's", 'burger'],
  ['Subway', 'Subway', 'sandwich'],
  ['Starbucks Coffee #10383', 'Starbucks', 'coffee_shop'],
  ['ARBYS #5007050', "Arby's", 'sandwich'],
  ['ST LOUIS BREAD CO  673', 'Panera Bread', 'sandwich;bakery'],
  ['DUNKIN DONUTS', "Dunkin'", 'donut;coffee_shop'],
  ['Cinnaholic', 'Cinnaholic', 'bakery'],
  ["Ben & Jerry's", "Ben & Jerry's", 'ice_cream'],
  ["Culver's", "Culver's", 'burger'],
  ['EINSTEIN BROTHERS BAGELS', 'Einstein Bros. Bagels', 'bagel'],
  ['The Olive Garden Italian', 'Olive Garden', 'italian'],
  ["Wendy's Old Fashioned Hamburger", "Wendy's", 'burger'],
])('%s is the brand %s', (name, brand, cuisine) => {
  expect(findBrand(name)).toEqual({ name: brand, cuisine });
});

test.each([
  'Subway Bar',
  'Subway Burgers',
  'Hub',
  'Grill',
  "Joe's Pizza",
  'The Counter',
  'Alice',
  'Village Inn',
  'Speedway',
  'Tex Mex',
  'Pho Hoa',
  '',
  '#',
])('the table has no chain with the name %j', (name) => {
  expect(findBrand(name)).toBeNull();
});

test('brandBehind finds a chain at the end of a name that begins with the name of another place', () => {
  expect(brandBehind('Oak Fuel Stop #461/Subway')?.name).toBe('Subway');
  expect(brandBehind('Grand Hotel- Starbucks')?.name).toBe('Starbucks');
  expect(brandBehind('Joe’s Pizza - Elm Street')).toBeNull();
  expect(brandBehind('Subway')).toBeNull();
});
