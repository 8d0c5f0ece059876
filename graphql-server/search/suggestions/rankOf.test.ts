import { rankOf } from './rankOf';

test.each([
  ['ale house', 'ale', 0],
  ['half ale', 'ale', 1],
  ['vale ale house', 'ale', 1],
  ['tex-mex', 'mex', 1],
  ['vale', 'ale', 2],
  ['house', 'ale', null],
])('in %j, the rank of %j is %j', (text, typed, rank) => {
  expect(rankOf(text, typed)).toBe(rank);
});
