import { cleanText } from './cleanText';

test.each([
  ['  Elk Grove   Village ', 'Elk Grove Village'],
  ['Lee&#39;S Summit', "Lee'S Summit"],
  ['Fish &amp; Chips', 'Fish & Chips'],
  ['Caf&#xe9;', 'Café'],
  ['two\r\nlines\ttabs', 'two lines tabs'],
  ['NUL\u0000 inside', 'NUL inside'],
  ['(808) 643-1111\u202c', '(808) 643-1111'],
  ['half an emoji \ud83c', 'half an emoji'],
  ['pizza 🍕', 'pizza 🍕'],
  ['&#9999999; &bogus; &#0;', '&#9999999; &bogus; &#0;'],
  ['Cafe\u0301', 'Café'],
])('%j becomes %j', (raw, clean) => {
  expect(cleanText(raw)).toBe(clean);
});

test.each([[''], ['   '], ['\u0000'], [null], [undefined]])('%j becomes null, because no text is left', (raw) => {
  expect(cleanText(raw)).toBeNull();
});
