import { normaliseCuisine } from './normaliseCuisine';

test.each([
  ['sandwich;burger', 'Sandwiches, Burgers'],
  ['coffee_shop;donut', 'Coffee, Donuts'],
  ['american;tex-mex', 'American, Tex-Mex'],
  ['bubble_tea', 'Bubble Tea'],
  ['burger; Burgers ,burger', 'Burgers'],
  ['PIZZA', 'Pizza'],
  ['New American', 'New American'],
  ['pizza, italian', 'Pizza, Italian'],
  [['thai', 'noodle'], 'Thai, Noodles'],
  ['regional;bbq', 'Barbecue'],
  ['steak_house', 'Steakhouse'],
  ['Juice, Smoothies, Fruit Salads', 'Juices, Smoothies, Salads'],
  ['Pizza/Italian', 'Pizza, Italian'],
  ['Fish n/or Meat', 'Fish n/or Meat'],
  ['indo_tex_mex', 'Indo Tex Mex'],
  ['hmong_restaurant', 'Hmong'],
  [['coffee_shop', 'restaurant', 'cafe'], 'Coffee, Cafe'],
  ['Dining and Drinking > Restaurant > Asian Restaurant > Vietnamese Restaurant', 'Vietnamese'],
  ['Dining and Drinking > Restaurant > Chinese Restaurant > Anhui Province Restaurant', 'Chinese'],
  [
    ['Dining and Drinking > Cafe, Coffee, and Tea House > Coffee Shop', 'Dining and Drinking > Bakery'],
    'Coffee, Bakery',
  ],
  ['Dining and Drinking > Restaurant', null],
  ['Retail > Bookstore', null],
  [['Aa', 'Bb', 'Cc', 'Dd', 'Ee', 'Ff', 'Gg'], 'Aa, Bb, Cc, Dd, Ee'],
  ['Restaurant', null],
  [' ; ', null],
  ['yes', null],
  [null, null],
])('%j becomes %j', (raw, cuisine) => {
  expect(normaliseCuisine(raw)).toBe(cuisine);
});
