import { cutBefore } from './cutBefore';

const quote = 'Eleven red stools, a flat-top that has not gone cold since 1961, and Marlene, who refills mugs.';

test('a quote begins not far before the words that match, at a word', () => {
  const from = cutBefore(quote, quote.indexOf('mugs'));
  expect(quote.slice(from)).toBe('Marlene, who refills mugs.');
});

test('a quote whose words stand near its beginning is left whole', () => {
  expect(cutBefore(quote, quote.indexOf('stools'))).toBe(0);
});
