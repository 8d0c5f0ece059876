import { cutBefore } from './cutBefore';

const quote = 'Eleven red stools, a flat-top that has not gone cold since 1961, and Marlene, who refills mugs.';

test('if the matching words are far from the start of a quote, the quote is cut at a word shortly before them', () => {
  const from = cutBefore(quote, quote.indexOf('mugs'));
  expect(quote.slice(from)).toBe('Marlene, who refills mugs.');
});

test('if the matching words are near the start of a quote, the quote is not cut', () => {
  expect(cutBefore(quote, quote.indexOf('stools'))).toBe(0);
});
