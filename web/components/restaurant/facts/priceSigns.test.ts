import { priceSign, priceSigns } from './priceSigns';

test.each([
  ['INEXPENSIVE', '$'],
  ['MODERATE', '$$'],
  ['EXPENSIVE', '$$$'],
  ['VERY_EXPENSIVE', '$$$$'],
  ['PRICELESS', null],
  [null, null],
])('the sign of %s is %s', (priceRange, sign) => {
  expect(priceSign(priceRange)).toBe(sign);
});

test('the signs are in order, the cheapest first', () => {
  expect(priceSigns).toEqual(['$', '$$', '$$$', '$$$$']);
});
