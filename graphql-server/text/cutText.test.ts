import { cutText } from './cutText';

test.each([
  ['short', 'short'],
  ['abcdefghij', 'abcdefgh'],
  ['abcdefg🍕', 'abcdefg'],
  ['abcdef🍕', 'abcdef🍕'],
  ['ab\ud83cc', 'abc'],
])('the first 8 units of %j are %j', (text, cut) => {
  expect(cutText(text, 8)).toBe(cut);
});
