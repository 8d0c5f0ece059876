import { longestFrom } from './longestFrom';

test('if several phrases begin with the same word, this word gets the word count of the longest phrase', () => {
  const longest = longestFrom(['hot dog stand', 'hot pot', 'pizza']);
  expect([...longest]).toEqual([
    ['hot', 3],
    ['pizza', 1],
  ]);
});
