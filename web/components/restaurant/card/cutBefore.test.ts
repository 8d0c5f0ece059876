import { cutBefore } from './cutBefore';

const quote = 'Eleven red stools, a flat-top that has not gone cold since 1961, and Marlene, who refills mugs.';

test('a quote with its matching words far from the beginning is cut at a word shortly before these words', () => {
  const from = cutBefore(quote, quote.indexOf('mugs'));
  expect(quote.slice(from)).toBe('Marlene, who refills mugs.');
});

test('a quote with its matching words near the beginning is not cut', () => {
  expect(cutBefore(quote, quote.indexOf('stools'))).toBe(0);
});
