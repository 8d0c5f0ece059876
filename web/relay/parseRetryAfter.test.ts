import { parseRetryAfter } from './parseRetryAfter';

test.each([
  ['120', 120],
  [' 5 ', 5],
  ['Wed, 21 Oct 2026 07:28:10 GMT', 10],
  ['soon', undefined],
  ['1.5', undefined],
  ['-5', undefined],
  [null, undefined],
])('parseRetryAfter(%j) returns %s', (header, seconds) => {
  expect(parseRetryAfter(header, Date.parse('Wed, 21 Oct 2026 07:28:00 GMT'))).toBe(seconds);
});
