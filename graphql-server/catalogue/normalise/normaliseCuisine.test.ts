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
  [' ; ', null],
  ['yes', null],
  [null, null],
])('%j becomes %j', (raw, cuisine) => {
  expect(normaliseCuisine(raw)).toBe(cuisine);
});
