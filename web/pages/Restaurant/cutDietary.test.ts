import { cutDietary } from './cutDietary';

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
