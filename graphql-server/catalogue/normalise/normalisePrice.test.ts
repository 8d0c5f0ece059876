import { normalisePrice } from './normalisePrice';

test.each([
  ['$', '$'],
  [' $$$$ ', '$$$$'],
  ['3', '$$$'],
  ['2.0', '$$'],
  ['2.5', null],
  ['$$$$$', null],
  ['cheap', null],
  ['0', null],
  [null, null],
])('%j becomes %j', (raw, price) => {
  expect(normalisePrice(raw)).toBe(price);
});
