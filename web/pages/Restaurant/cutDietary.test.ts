import { cutDietary, dietaryBadge } from './cutDietary';

test.each([
  ['vegan friendly options!', 'vegan friendly'],
  ['gluten-free', 'gluten free'],
  ['nut-free kitchen', 'nut free'],
  ['dairy‑free', 'dairy free'],
  ['  halal ', 'halal'],
  ['100% plant based', 'plant'],
  ['纯素', '纯素'],
])('%s is cut to %s', (option, shown) => {
  expect(cutDietary(option)).toBe(shown);
});

test.each([
  ['NUT_FREE', 'nut-free', 'en', 'nut free'],
  ['NUT_FREE', 'sin frutos secos', 'es', 'sin frutos secos'], // "sin frutos" alone means: without fruit
  ['vegan friendly options!', 'vegan friendly options!', 'es', 'vegan friendly'],
])('the badge for %s, in words "%s" (%s), is "%s"', (option, word, locale, shown) => {
  expect(dietaryBadge(option, word, locale)).toBe(shown);
});
