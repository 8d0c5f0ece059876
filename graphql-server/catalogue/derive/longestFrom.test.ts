import { longestFrom } from './longestFrom';

test('the longest phrase that begins with a word counts', () => {
  const longest = longestFrom(['hot dog stand', 'hot pot', 'pizza']);
  expect([...longest]).toEqual([
    ['hot', 3],
    ['pizza', 1],
  ]);
});
