import { cutText } from './cutText';

test.each([
  ['short', 'short'],
  ['abcdefghij', 'abcdefgh'],
  ['abcdefg🍕', 'abcdefg'],
  ['abcdef🍕', 'abcdef🍕'],
  ['ab\ud83cc', 'abc'],
])('cuts %j after 8 UTF-16 units and removes lone surrogates: %j', (text, cut) => {
  expect(cutText(text, 8)).toBe(cut);
});
