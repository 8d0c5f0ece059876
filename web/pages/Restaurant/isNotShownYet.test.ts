import { isNotShownYet } from './isNotShownYet';

test.each([
  ['Ramen', ['Nami Ramen'], false],
  ['Tacos', ['Taco Bell', 'Mexican'], false],
  ['Phở', ['Pho Grand'], false],
  ['Tacos', ['Taqueria El Bronco', 'Tacos'], false],
  ['Tacos', ['Taqueria El Bronco', 'Mexican'], true],
  ['拉面', ['Nami Ramen'], true],
  ['拉面', ['Nami Ramen', '拉面'], false],
])('isNotShownYet(%j, %j) is %s', (word, shown, expected) => {
  expect(isNotShownYet(word, shown)).toBe(expected);
});
